import type { z } from 'zod';
import type { ToolSpec } from '../domain/tool.js';
import type { Checked, Tool } from './define.js';

type Issue = z.core.$ZodIssue;

const issuesShown = 5;

/** Arguments that fit, or in plain words why they do not. */
export type Read = Extract<Checked, { kind: 'fits' }> | { kind: 'does_not_fit'; why: string };

/** Reads a call's arguments. Small models write numbers as texts, and JSON inside a text: neither is worth another call. */
export function readArguments(tool: Tool, given: unknown): Read {
  const args = unwrapped(given);
  if (typeof args === 'string')
    return { kind: 'does_not_fit', why: `The arguments are no JSON object. ${usage(tool.spec)}` };
  const first = tool.check(args);
  if (first.kind === 'fits') return first;
  const second = tool.check(withNumbers(args, first.issues));
  if (second.kind === 'fits') return second;
  const wrong = first.issues.slice(0, issuesShown).map(inWords).join('; ');
  return { kind: 'does_not_fit', why: `The arguments do not fit: ${wrong}. ${usage(tool.spec)}` };
}

/** The object itself; a string for what is none. No arguments at all are an empty object. */
function unwrapped(given: unknown): unknown {
  if (given === null || given === undefined || given === '') return {};
  if (typeof given !== 'string') return given;
  try {
    const parsed: unknown = JSON.parse(given);
    return typeof parsed === 'object' && parsed !== null ? parsed : given;
  } catch {
    return given;
  }
}

const numeric = /^-?\d{1,15}(?:\.\d{1,15})?$/;

/** The arguments with a number wherever a text holds one and a number is wanted. */
function withNumbers(args: unknown, issues: readonly Issue[]): unknown {
  if (typeof args !== 'object' || args === null) return args;
  const wanted = issues.flatMap((issue) =>
    issue.code === 'invalid_type' && ['number', 'int'].includes(issue.expected) && issue.path.length === 1
      ? [String(issue.path[0])]
      : [],
  );
  return Object.fromEntries(
    Object.entries(args).map(([key, value]: [string, unknown]) =>
      wanted.includes(key) && typeof value === 'string' && numeric.test(value) ? [key, Number(value)] : [key, value],
    ),
  );
}

function inWords({ path, message, ...issue }: Issue): string {
  const missing = issue.code === 'invalid_type' && message.endsWith('received undefined');
  const what = missing ? 'is missing' : message.replace('Invalid input: ', '');
  return path.length === 0 ? what : `"${path.join('.')}" ${missing ? what : `is wrong: ${what}`}`;
}

/** The fields a tool takes, and which of them may be left out. */
function usage({ name, parameters }: ToolSpec): string {
  const { properties = {}, required = [] } = parameters as { properties?: object; required?: string[] };
  const fields = Object.keys(properties).map((field) => (required.includes(field) ? field : `${field} (optional)`));
  return fields.length === 0 ? `${name} takes no arguments.` : `${name} takes ${fields.join(', ')}.`;
}
