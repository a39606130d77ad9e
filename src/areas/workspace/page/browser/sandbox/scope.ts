// Global names that one piece of code declares and the next one finds, as in a browser's console. `eval` keeps what it
// declares with let, const and class to itself, so the code comes rewritten, and the names are made here.
import { defineProperty, deleteProperty, getOwnPropertyDescriptor } from './saved-globals.ts';

const scope = globalThis as unknown as Record<string, unknown>;
const shape = { configurable: true, enumerable: true };

/** Whatever else had a lexical name is gone; one that cannot go (`location`) is a SyntaxError, as in any script. */
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
