/**
 * A warning for each name that is one letter away from a setting's name (added, missing, wrong, or two swapped),
 * because a misspelt variable is otherwise silently ignored.
 */
export function nearMisses(given: string[], known: readonly string[]): string[] {
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((candidate) => isOneEditAway(name, candidate));
      return meant ? [`${name} is not a setting: did you mean ${meant}?`] : [];
    });
}

function isOneEditAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  const rest = short.slice(start);
  const other = long.slice(start);
  if (short.length < long.length) return rest === other.slice(1);
  const swapped = rest.length > 1 && rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
  return swapped || (rest !== '' && rest.slice(1) === other.slice(1));
}
