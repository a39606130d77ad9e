// What one console page needs of generated/<area>/validators.js, and its data, as a script for browsers.
import type { Validate } from '../../contract/tables.ts';

/** Validators in nested objects, as validators.js exports them. */
export interface ValidatorTree {
  readonly [name: string]: ValidatorTree | Validate | null | undefined;
}

/** The name that a statement declares, or whose property it sets. */
const DECLARED = /^(?:(?:const|function) (\w+)|(\w+)\.evaluated\b)/m;

/** `source` is the text of validators.js, whose statements are separated by blank lines. */
export function pageScript(source: string, tree: ValidatorTree, data: object): string {
  const statements = source.split('\n\n').map((text) => {
    const [, declared, described] = DECLARED.exec(text) ?? [];
    return { text, name: declared ?? described ?? '' };
  });
  const byName = Map.groupBy(statements, ({ name }) => name);
  const assignment = `globalThis.annexConsole = { validators: ${expression(tree)}, data };`;
  const needed = new Set<string>();
  const add = (text: string): void => {
    for (const [name] of text.matchAll(/[\w$]+/g)) {
      if (needed.has(name) || !byName.has(name)) continue;
      needed.add(name);
      for (const statement of byName.get(name) ?? []) add(statement.text);
    }
  };
  add(assignment);
  const kept = statements.filter(({ name }) => needed.has(name)).map(({ text }) => text);
  return `(() => {\nconst data = ${JSON.stringify(data)};\n${[...kept, assignment].join('\n')}\n})();\n`;
}

/** Functions keep their names in validators.js. */
function expression(tree: ValidatorTree[string]): string {
  if (!tree) return 'null';
  if (typeof tree === 'function') return tree.name;
  return `{ ${Object.entries(tree)
    .map(([name, inner]) => `${JSON.stringify(name)}: ${expression(inner)}`)
    .join(', ')} }`;
}
