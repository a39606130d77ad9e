// The editor of a body or message: as a form with one input per field, or as JSON. The JSON text is what is sent.

import { convert } from '../../../contract/convert.ts';
import { parseJson } from '../../../contract/json.ts';
import type { InvalidPlace } from '../../../contract/problem.ts';
import type { BodyRow, Validate } from '../../../contract/tables.ts';
import { findInvalid } from '../../../contract/validation-errors.ts';
import type { Choice } from '../data.ts';
import { byId, element, inputFor, parseOr } from './dom.ts';

export class BodyEditor {
  readonly #choices: readonly Choice[];
  readonly #changed: () => void;
  readonly #json = byId<HTMLTextAreaElement>('json');
  readonly #choice = byId<HTMLSelectElement>('choice');
  readonly #example = byId<HTMLSelectElement>('example');
  readonly #views = byId('views');
  readonly #file = byId('file');

  /** `changed` is called after every change of the user. */
  constructor(choices: readonly Choice[], changed: () => void) {
    this.#choices = choices;
    this.#changed = changed;
    this.#choice.addEventListener('change', () => this.#choose());
    this.#example.addEventListener('change', () => this.#fill());
    this.#views.addEventListener('change', () => this.#show());
    for (const input of [this.#json, this.#file]) input.addEventListener('input', changed);
    this.#choose();
  }

  get choice(): Choice {
    return this.#choices.find(({ name }) => name === this.#choice.value) as Choice;
  }

  get text(): string {
    return this.#json.value.trim();
  }

  /** The chosen file, or a plain picture. */
  async file(): Promise<Blob> {
    const [chosen] = this.#file.querySelector('input')?.files ?? [];
    const canvas = new OffscreenCanvas(320, 180);
    canvas.getContext('2d')?.fillRect(40, 40, 240, 100);
    return chosen ?? canvas.convertToBlob({ type: this.choice.name });
  }

  /** What is wrong with the text. `validate` may add defaults, so it gets a copy. */
  check(validate: Validate | undefined, isRequired: boolean, variants?: BodyRow['variants']): readonly InvalidPlace[] {
    if (this.choice.isFile || (this.text === '' && !isRequired)) return [];
    const parsed = parseJson(this.text);
    if (!parsed.ok) return [parsed.place];
    return (validate && findInvalid(validate, parsed.value, '/body', variants)) ?? [];
  }

  #choose(): void {
    const { examples, isFile, fields } = this.choice;
    const options = examples.map(({ title }, index) => element('option', { value: String(index) }, title));
    this.#example.replaceChildren(...options);
    (this.#example.parentElement as HTMLElement).hidden = examples.length < 2;
    this.#file.hidden = !isFile;
    this.#views.hidden = isFile || fields.length === 0;
    this.#fill();
  }

  #fill(): void {
    const example = this.choice.examples[Number(this.#example.value)];
    this.#json.value = example === undefined ? '' : JSON.stringify(example.value, null, 2);
    this.#json.rows = Math.min(24, this.#json.value.split('\n').length + 1);
    this.#show();
    this.#changed();
  }

  /** Text that is not an object does not fit the form: it stays JSON. */
  #show(): void {
    const { isFile, fields } = this.choice;
    const value = parseOr(this.text || '{}', null);
    const wantsForm = this.#views.querySelector('input')?.checked === true && !this.#views.hidden;
    const isForm = wantsForm && typeof value === 'object' && value !== null && !Array.isArray(value);
    this.#json.hidden = isFile || isForm;
    const current = (value ?? {}) as Readonly<Record<string, unknown>>;
    const inputs = fields.map((field) => {
      const { name, kind } = field;
      const fieldValue = current[name] ?? '';
      const text = typeof fieldValue === 'object' ? JSON.stringify(fieldValue, null, 2) : String(fieldValue);
      return inputFor(field, `/body/${name}`, text, (typed) => this.#set(name, typed && convert(kind, typed)));
    });
    byId('fields').replaceChildren(...(isForm ? inputs : []));
  }

  /** An empty field is left out. */
  #set(name: string, value: unknown): void {
    const current = parseOr(this.text || '{}', {}) as object;
    this.#json.value = JSON.stringify({ ...current, [name]: value === '' ? undefined : value }, null, 2);
    this.#changed();
  }
}
