import Fraction from 'fraction.js';
import type { ConstantNode, FunctionNode, MathNode, OperatorNode, ParenthesisNode, SymbolNode } from 'mathjs';
import { constants, factorial, functions } from './functions.js';
import { add, divide, mod, multiply, negate, power, subtract } from './operations.js';
import { parse } from './parse.js';
import { digitsAtMost, Effort, exact, Uncomputable, type Value } from './value.js';

/** @throws Uncomputable with the reason */
export const evaluate = (expression: string): Value => valueOf(parse(expression), new Effort());

function valueOf(node: MathNode, effort: Effort): Value {
  switch (node.type) {
    case 'ConstantNode':
      return literal((node as ConstantNode).value);
    case 'ParenthesisNode':
      return valueOf((node as ParenthesisNode).content, effort);
    case 'SymbolNode':
      return named((node as SymbolNode).name);
    case 'OperatorNode':
      return operation(node as OperatorNode, effort);
    case 'FunctionNode':
      return call(node as FunctionNode, effort);
    default:
      return notComputed();
  }
}

function notComputed(): never {
  throw new Uncomputable('Only numbers, + - * / ^ % ! and functions of numbers are computed here.');
}

/** A number exactly as it was written. */
function literal(value: unknown): Value {
  const written = typeof value === 'string' ? null : /^(\d*)\.?(\d*)(?:e([+-]\d+))?$/.exec(String(value));
  if (!written) throw new Uncomputable(`${typeof value === 'string' ? 'A text' : String(value)} is no number.`);
  const [, whole = '', decimals = '', exponent = '0'] = written;
  const places = decimals.length - Number(exponent);
  if (Math.abs(places) > digitsAtMost)
    throw new Uncomputable(`A number may have ${digitsAtMost} digits, and one here has more.`);
  const digits = BigInt(whole + decimals);
  const scale = 10n ** BigInt(Math.abs(places));
  return exact(places > 0 ? new Fraction(digits, scale) : digits * scale);
}

function named(name: string): Value {
  const constant = Object.hasOwn(constants, name) ? constants[name] : undefined;
  if (constant) return constant();
  throw new Uncomputable(
    `"${name}" is no number known here; there are ${Object.keys(constants).join(', ')}. Units and variables are not computed: put the numbers in.`,
  );
}

const binary = { add, subtract, multiply, divide, mod, pow: power };

function operation(node: OperatorNode, effort: Effort): Value {
  const [first, second] = node.args;
  if (!first) throw new Uncomputable('An operator has nothing to work on.');
  const left = valueOf(first, effort);
  if (second && Object.hasOwn(binary, node.fn)) {
    const right = valueOf(second, effort);
    const isShare = (node.fn === 'add' || node.fn === 'subtract') && isPercentage(second);
    return binary[node.fn as keyof typeof binary](left, isShare ? multiply(left, right, effort) : right, effort);
  }
  if (node.fn === 'unaryMinus') return negate(left);
  if (node.fn === 'unaryPlus') return left;
  if (node.fn === 'factorial') return factorial(left, effort);
  throw new Uncomputable(`The operator "${String(node.op)}" is not computed here; there are + - * / ^ % and !.`);
}

/** In 200 + 10 % the ten are of the two hundred. */
function isPercentage(node: MathNode): boolean {
  if (node.type !== 'OperatorNode') return false;
  const { args, implicit } = node as OperatorNode & { implicit: boolean };
  const unit = args[1];
  return implicit && unit?.type === 'SymbolNode' && (unit as SymbolNode).name === 'percent';
}

function call(node: FunctionNode, effort: Effort): Value {
  const fn: MathNode = node.fn;
  if (fn.type !== 'SymbolNode') return notComputed();
  const { name } = fn as SymbolNode;
  const called = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (!called)
    throw new Uncomputable(`There is no function "${name}" here; there are ${Object.keys(functions).join(', ')}.`);
  const [least, most] = called.takes;
  const [first, ...rest] = node.args.map((arg) => valueOf(arg, effort));
  if (!first || rest.length + 1 < least || rest.length + 1 > most)
    throw new Uncomputable(
      `${name} takes ${least === most ? least : `${least} to ${most}`} ${most === 1 ? 'number' : 'numbers'}.`,
    );
  return called.of([first, ...rest], effort);
}
