// Statements as templates: sql`select name from users where id = ${id}`. Values become parameters. A statement inside another
// one is a part of it: a condition, or a list of columns.
import type { Statement, Value } from './port.ts';

/** The text of a template, by the texts of the statements inside: to write it again takes 5 us. */
interface Template {
  text: string | null;
  readonly inside: Map<string, Template>;
}
const MAX_INSIDE = 100;
const templates = new WeakMap<readonly string[], Template>();

export function sql(texts: readonly string[], ...parts: readonly (Value | Statement)[]): Statement {
  let template = templates.get(texts) ?? { text: null, inside: new Map() };
  templates.set(texts, template);
  const values: Value[] = [];
  for (const part of parts) {
    if (typeof part !== 'object' || part === null) values.push(part);
    else {
      for (const value of part.values) values.push(value);
      template = templateInside(template, part.text);
    }
  }
  template.text ??= write(texts, parts);
  return { text: template.text, values };
}

function templateInside({ inside }: Template, text: string): Template {
  const template = inside.get(text) ?? { text: null, inside: new Map() };
  if (inside.size >= MAX_INSIDE) inside.clear();
  inside.set(text, template);
  return template;
}

function write([first = '', ...texts]: readonly string[], parts: readonly (Value | Statement)[]): string {
  let [text, count] = [first, 0];
  for (const [index, part] of parts.entries()) {
    if (typeof part !== 'object' || part === null) text += `$${++count}`;
    else {
      const before = count;
      text += part.text.replaceAll(/\$(\d+)/g, (_, number: string) => `$${before + Number(number)}`);
      count += part.values.length;
    }
    text += texts[index];
  }
  return text;
}

/** The name of a table or column, or other SQL that never comes from outside. */
export const raw = (text: string): Statement => ({ text, values: [] });

/** Separated by commas; `null` if there are none, since `in ()` is not valid. */
export const list = (parts: readonly (Value | Statement)[]): Statement =>
  parts.length === 0 ? raw('null') : sql(['', ...parts.slice(1).map(() => ', '), ''], ...parts);
