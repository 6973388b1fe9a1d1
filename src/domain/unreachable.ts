/** Ends every switch over a union: a case added later fails the build, and at run time names itself. */
export function unreachable(value: never): never {
  throw new Error(`unreachable case: ${JSON.stringify(value)}`);
}
