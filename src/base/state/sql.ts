// Statements as templates: sql`select name from users where id = ${id}`. Values become parameters. A statement inside another
// one is a part of it: a condition, or a list of columns.
import type { Statement, Value } from './port.ts';

export function sql(texts: readonly string[], ...parts: readonly (Value | Statement)[]): Statement {
  let [text = ''] = texts;
  const values: Value[] = [];
  for (const [index, part] of parts.entries()) {
    if (typeof part !== 'object' || part === null) text += `$${values.push(part)}`;
    else {
      const before = values.length;
      text += before === 0 ? part.text : part.text.replaceAll(/\$(\d+)/g, (_, at: string) => `$${before + Number(at)}`);
      values.push(...part.values);
    }
    text += texts[index + 1];
  }
  return { text, values };
}

/** The name of a table or column, or other SQL that never comes from outside. */
export const raw = (text: string): Statement => ({ text, values: [] });

/** Separated by commas; `null` if there are none, since `in ()` is not valid. */
export const list = (parts: readonly (Value | Statement)[]): Statement =>
  parts.length === 0 ? raw('null') : sql(['', ...parts.slice(1).map(() => ', '), ''], ...parts);
