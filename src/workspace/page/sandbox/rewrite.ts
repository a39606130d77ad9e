// Code with `await` at its top level, as something that `eval` takes: an async function that returns the value of the
// last expression. Code without one is left as it is, so that what it declares with `var` and `function` stays global.
import { type AnyNode, type Program, parse } from 'acorn';

/** Throws a SyntaxError where the code is no JavaScript. */
export function evaluable(code: string): string {
  const options = { ecmaVersion: 'latest', sourceType: 'script', allowAwaitOutsideFunction: true } as const;
  const program = parse(code, options);
  if (!awaits(program)) return code;
  const last = program.body.at(-1);
  const body =
    last?.type === 'ExpressionStatement'
      ? `${code.slice(0, last.start)}return (${code.slice(last.expression.start, last.expression.end)}\n)`
      : code;
  return `(async () => {${body}\n})()`;
}

/** Whether there is an `await` that belongs to no function of the code's own. */
function awaits(program: Program): boolean {
  const open: unknown[] = [...program.body];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (Array.isArray(node)) open.push(...node);
    else if (isNode(node)) {
      if (node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await)) return true;
      if (!/Function/.test(node.type)) open.push(...Object.values(node));
    }
  }
  return false;
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
