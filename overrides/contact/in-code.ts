import { endingOf } from './tld.js';

/** Labels in a row that may be a host. */
export interface Host {
  start: number;
  end: number;
  /** Where the run of labels and dots ends that the host was cut from. */
  run: number;
  labels: string[];
}

const frameworks = new Set(
  'asp.net vb.net ado.net ml.net paint.net system.net socket.io draw.io b.com b.tech m.tech'.split(' '),
);

/** Products that are called like a site. */
export const isFramework = (host: string): boolean => frameworks.has(host);

/** A path, a call, a member of `this`: a name in a program, not an address. */
export function inCode(text: string, { start, end, run, labels }: Host): boolean {
  const before = text.charAt(start - 1);
  const after = text.charAt(end);
  if (after === '(' || before === '$' || before === '\\' || before === '@') return true;
  if (before === '/' && text.charAt(start - 2) !== '/' && !isSpaceOrNothing(text.charAt(start - 2))) return true;
  if (before === '/' && isSpaceOrNothing(text.charAt(start - 2))) return true;
  if (labels.length > 2 && /^(?:com|org|net|io|edu)$/.test(labels[0] as string)) return true;
  if (isRoot(labels)) return true;
  if (
    /(?:^|\s)(?:import|package|namespace|using|require|module|class|extends|implements|paquete|paquet|klasse|clase|classe)\s$/i.test(
      text.slice(Math.max(0, start - 12), start),
    )
  )
    return true;
  return end < run && goesOnAsCode(text.slice(end, run));
}

const isRoot = (labels: readonly string[]): boolean => {
  const first = labels[0] as string;
  return (
    first === 'this' ||
    first === 'self' ||
    packages.has(first) ||
    (objects.has(first) && !hosts.test(labels.at(-1) as string))
  );
};

/** Roots of packages in programs. */
const packages = new Set(
  'java javax jakarta kotlin kotlinx androidx scala akka golang std numpy scipy pandas sklearn torch'.split(' '),
);

/** Things that have members in programs, and that a host may be called as well: with a generic ending it is one. */
const objects = new Set(
  `system microsoft sys os np pd df config settings module props state req res request response event obj object item data user args opts
   options params env ctx context lib utils util src process window document console math self app`.split(/\s+/),
);
const hosts = /^(?:com|org|net|gov|edu|dev)$/;

/** `.http` and `.FooBar` behind a host are members; `.Please` is the next sentence. */
const goesOnAsCode = (rest: string): boolean =>
  /^\.(?:[a-z][a-z\d_]*(?:[A-Z.]|$)|[A-Z][a-z]+[A-Z])/.test(rest) &&
  endingOf(/[^.]*$/.exec(rest)?.[0].toLowerCase() ?? '') === 'unknown';

const isSpaceOrNothing = (char: string): boolean => char === '' || /\s/.test(char);
