// The `html` tag: values in `${}` are escaped unless they are Html.

/** Escaped markup. */
export class Html {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  toString(): string {
    return this.#text;
  }
}

export type Content = Html | string | number | null | undefined | false | readonly Content[];

const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Joins lists and ignores null, undefined and false. Attribute values must be quoted. */
export function html(parts: TemplateStringsArray, ...values: readonly Content[]): Html {
  let text = parts[0] ?? '';
  for (const [index, value] of values.entries()) text += toMarkup(value) + (parts[index + 1] ?? '');
  return new Html(text);
}

/** Only for markup that this program created: styles, scripts, drawings and rendered Markdown. */
export const trusted = (markup: string): Html => new Html(markup);

function toMarkup(value: Content): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.toString();
  if (typeof value === 'object') return value.map(toMarkup).join('');
  return escapeHtml(String(value));
}
