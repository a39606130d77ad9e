// Helpers for elements. All text is set as text, never as markup.
import { parseOr } from '../../../contract/parse-or.ts';
import type { InvalidPlace } from '../../../contract/problem.ts';
import { element } from '../../../pages/browser/element.ts';
import type { Field } from '../data.ts';

export { element, parseOr };

/** An element that some pages do not have. */
export const find = <Type extends HTMLElement = HTMLElement>(id: string): Type | null =>
  document.getElementById(id) as Type | null;

/** An element that is on the page. */
export const byId = <Type extends HTMLElement = HTMLElement>(id: string): Type => find<Type>(id) as Type;

export const badge = (text: string, kind: '' | 'good' | 'bad' | 'warn'): HTMLElement =>
  element('span', { class: `badge ${kind}` }, text);

/** For times in the zone of the user. UTC is in the tooltip. */
export const LOCAL_TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'long' });

/** A labelled input; its id is the pointer. */
export function inputFor(field: Field, pointer: string, text: string, changed: (text: string) => void): HTMLElement {
  const { name, kind, required, values, about } = field;
  const label = element('label', { for: pointer }, element('code', {}, name), ' ');
  if (required) label.append(element('span', { class: 'required' }, 'required'));
  const attributes = {
    id: pointer,
    'data-pointer': pointer,
    type: 'text',
    spellcheck: 'false',
    autocapitalize: 'none',
  };
  const input =
    values.length > 0
      ? element('select', attributes, ...['', ...values].map((value) => element('option', {}, value)))
      : element(kind === 'json' ? 'textarea' : 'input', attributes);
  input.value = text;
  input.addEventListener('input', () => changed(input.value));
  return element('div', { class: 'input' }, label, input, element('span', { class: 'soft' }, about));
}

export function showPlaces(list: HTMLElement, places: readonly InvalidPlace[]): void {
  const items = places.map(({ pointer, detail }) => element('li', {}, element('code', {}, pointer), ` ${detail}`));
  list.replaceChildren(...items);
  list.hidden = places.length === 0;
}

/** What is wrong with the input: in the list, and at the inputs. */
export function showErrors(places: readonly InvalidPlace[]): void {
  showPlaces(byId('errors'), places);
  for (const input of document.querySelectorAll<HTMLElement>('[data-pointer]')) {
    const own = input.dataset['pointer'] ?? '';
    const isInvalid = places.some(({ pointer }) => pointer === own || pointer.startsWith(`${own}/`));
    input.setAttribute('aria-invalid', String(isInvalid));
    input.setAttribute('aria-describedby', isInvalid ? 'errors' : '');
  }
}

const MAX_SHOWN = 100_000;

/** JSON with line breaks, other text as it is. Cut at a limit. */
export function readable(text: string): string {
  const json = parseOr(text, undefined);
  const formatted = json === undefined ? text : JSON.stringify(json, null, 2);
  const rest = `\n… (only the first ${MAX_SHOWN} characters are shown)`;
  return formatted.length > MAX_SHOWN ? formatted.slice(0, MAX_SHOWN) + rest : formatted;
}
