// Declares global names that later code can use, as in a browser console. `eval` does not keep what is declared with
// let, const and class, so code is rewritten and the names are declared here.
import { defineProperty, deleteProperty, getOwnPropertyDescriptor } from './saved-globals.ts';

const scope = globalThis as unknown as Record<string, unknown>;
const shape = { configurable: true, enumerable: true };

/** Replaces existing globals. A name that cannot be replaced (`location`) is a SyntaxError, as in any script. */
export function declare(lexical: readonly string[], variables: readonly string[]): void {
  for (const name of lexical) {
    if (getOwnPropertyDescriptor(scope, name)?.configurable === false) {
      throw new SyntaxError(`Identifier '${name}' has already been declared`);
    }
  }
  for (const name of lexical) {
    deleteProperty(scope, name);
    defineProperty(scope, name, { ...shape, writable: true, value: undefined });
  }
  for (const name of variables) {
    if (!(name in scope)) defineProperty(scope, name, { ...shape, writable: true, value: undefined });
  }
}

export function makeConstant(names: readonly string[]): void {
  for (const name of names) {
    const value = scope[name];
    const set = () => {
      throw new TypeError('Assignment to constant variable.');
    };
    defineProperty(scope, name, { ...shape, get: () => value, set });
  }
}
