// Rewrites code for `eval` so that its declarations remain for later code. Declarations become variables; in strict
// code, whose variables `eval` does not keep, and in code with top-level await, which must be wrapped in a function,
// they become assignments to global names.
import { type AnyNode, type Pattern, type Program, parse, type VariableDeclaration } from 'acorn';

export interface Script {
  readonly code: string;
  /** Whether it uses top-level await. */
  readonly awaits: boolean;
  /** Names of let, const and class, to be declared anew. */
  readonly lexical: readonly string[];
  /** Names of var, to be declared if missing. */
  readonly variables: readonly string[];
  /** The lexical names that cannot be reassigned. */
  readonly constants: readonly string[];
}

/** Throws a SyntaxError if the code is not valid JavaScript. */
export function rewrite(code: string): Script {
  const options = { ecmaVersion: 'latest', sourceType: 'script', allowAwaitOutsideFunction: true } as const;
  const program = parse(code, options);
  const { awaits, vars } = survey(program);
  const isAssigning = awaits || program.body.some((node) => 'directive' in node && node.directive === 'use strict');
  const edits = new Edits(code);
  const lexical: string[] = [];
  const constants: string[] = [];
  if (isAssigning) {
    const prologue = program.body.findLast((node) => 'directive' in node && node.directive)?.end ?? 0;
    const functions = program.body.filter((node) => node.type === 'FunctionDeclaration');
    const published = functions.map(({ id: { name } }) => `;globalThis.${name} = ${name};`).join('');
    edits.insert(prologue, awaits ? `;let ${VALUE};${published}` : published); // the first edit there
  }
  for (const node of program.body) {
    if (node.type === 'ClassDeclaration') {
      lexical.push(node.id.name);
      edits.insert(node.start, `${isAssigning ? '' : 'var '}${node.id.name} = `);
      edits.insert(node.end, ';');
    }
    if (node.type === 'VariableDeclaration' && (node.kind === 'let' || node.kind === 'const')) {
      const names = namesIn(node);
      lexical.push(...names);
      if (node.kind === 'const') constants.push(...names);
      if (isAssigning) assign(edits, node, false);
      else edits.replace(node.start, node.start + node.kind.length, 'var'.padEnd(node.kind.length));
    }
  }
  if (!isAssigning) return { code: edits.toString(), awaits, lexical, variables: [], constants };
  for (const { node, inHead } of vars) assign(edits, node, inHead);
  if (awaits) recordValue(edits, program.body);
  const text = edits.toString();
  const rewritten = awaits ? `(async () => {${text}\nreturn ${VALUE};})()` : text;
  return { code: rewritten, awaits, lexical, variables: vars.flatMap(({ node }) => namesIn(node)), constants };
}

/** Stores the completion value of code in a function, which has none. */
const VALUE = '$completion';

/** Every expression statement stores its value; statements that may run no expression first store undefined. */
function recordValue(edits: Edits, value: unknown, inList = false): void {
  if (Array.isArray(value)) for (const each of value) recordValue(edits, each, true);
  else if (isNode(value) && /Statement$|^SwitchCase$|^CatchClause$/.test(value.type)) {
    if (value.type === 'ExpressionStatement') {
      if (value.directive) return;
      edits.insert(value.expression.start, `${VALUE} = (`);
      edits.insert(value.expression.end, ')');
      return;
    }
    const mayBeEmpty = /^(If|For|While|Do|SwitchS|Try|With)/.test(value.type);
    if (inList && mayBeEmpty) edits.insert(value.start, `${VALUE} = undefined;`);
    for (const [key, part] of Object.entries(value)) if (key !== 'finalizer') recordValue(edits, part);
  }
}

/** `let a = 1, { b } = c` as an expression; in a loop head, as the loop requires. */
function assign(edits: Edits, { start, declarations }: VariableDeclaration, inHead: boolean): void {
  const first = declarations[0];
  const last = declarations.at(-1);
  if (!first || !last) return;
  edits.replace(start, first.start, inHead ? '' : 'void (');
  if (!inHead) edits.insert(last.end, ')');
}

/** Whether there is an `await` outside of functions, and every `var` outside of functions. */
function survey(program: Program) {
  const vars: { readonly node: VariableDeclaration; readonly inHead: boolean }[] = [];
  let awaits = false;
  const visit = (value: unknown, parent: AnyNode | null): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, parent);
    else if (isNode(value)) {
      if (value.type === 'AwaitExpression' || (value.type === 'ForOfStatement' && value.await)) awaits = true;
      if (value.type === 'VariableDeclaration' && value.kind === 'var') {
        vars.push({ node: value, inHead: /^For/.test(parent?.type ?? '') && !isBody(value, parent) });
      }
      if (!/Function|StaticBlock|PropertyDefinition/.test(value.type)) visit(Object.values(value), value);
    }
  };
  visit(program.body, null);
  return { awaits, vars };
}

const isBody = (node: AnyNode, parent: AnyNode | null): boolean =>
  parent !== null && 'body' in parent && (parent.body as unknown) === node;

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const namesIn = ({ declarations }: VariableDeclaration): string[] => declarations.flatMap(({ id }) => namesOf(id));

function namesOf(pattern: Pattern | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) => namesOf(each.type === 'Property' ? each.value : each.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesOf);
    case 'AssignmentPattern':
      return namesOf(pattern.left);
    case 'RestElement':
      return namesOf(pattern.argument);
    default:
      return [];
  }
}

/** Edits of a text, at positions of the original; edits do not overlap. What is inserted first stands first. */
class Edits {
  readonly #text: string;
  readonly #edits: { readonly start: number; readonly end: number; readonly by: string }[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  insert(at: number, by: string): void {
    this.replace(at, at, by);
  }

  replace(start: number, end: number, by: string): void {
    if (by !== '' || start !== end) this.#edits.push({ start, end, by });
  }

  toString(): string {
    let result = '';
    let from = 0;
    for (const { start, end, by } of this.#edits.toSorted((a, b) => a.start - b.start)) {
      result += this.#text.slice(from, start) + by;
      from = end;
    }
    return result + this.#text.slice(from);
  }
}
