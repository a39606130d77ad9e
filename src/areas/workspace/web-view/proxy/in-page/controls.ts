// What keys do in native controls, forms and dialogs.
import { isChecked, isField } from './aria.ts';
import { Stop } from './protocol.ts';
import { choose, setValue, tellSet, tellTyped } from './text.ts';

/** Without a step of its own, a range has so many. */
const STEPS = 100;

/** Sets a number or a range by a key. Returns false if the key does nothing there. */
export function stepInput(input: HTMLInputElement, name: string): boolean {
  const { type, min, max, step, value } = input;
  if (/date|time|month|week/.test(type)) throw new Stop('only-user', 'Only the user can do this with keys. Use fill.');
  if (!/^(number|range)$/.test(type)) return false;
  const [from, to] = type === 'range' ? [Number(min), Number(max || 100)] : [Number.NaN, Number.NaN];
  const size = Number(step) || (step === 'any' && type === 'range' ? (to - from) / STEPS : 1);
  const by = name.startsWith('Page') ? Math.max(size, (to - from) / 10) : size;
  const direction = /^(ArrowUp|ArrowRight|PageUp)$/.test(name) ? 1 : -1;
  if (input.readOnly || !/^(Arrow|Page|Home|End)/.test(name)) return input.readOnly;
  if (/^(Home|End)$/.test(name)) setValue(input, String(name === 'Home' ? from : to));
  else if (step === 'any') setValue(input, String(Number(value) + direction * by));
  else input.stepUp(direction * Math.round(by / size));
  if (input.value !== value) tellSet(input);
  return true;
}

/** Chooses the next option, or the next that begins with a letter. */
export function stepList(list: HTMLSelectElement, name: string): void {
  if (/^(Enter|Space)$/.test(name) && !list.multiple && list.size < 2)
    throw new Stop('only-user', 'Only the user can open this list. Use select instead.');
  const isShown = (option: Element) => getComputedStyle(option).display !== 'none';
  const options = [...list.options].filter((option) => !option.matches(':disabled') && isShown(option));
  const at = options.findIndex(({ selected }) => selected);
  const further = [...options.slice(at + 1), ...options.slice(0, at + 1)];
  const isNext = ({ label }: HTMLOptionElement) => label.toLowerCase().startsWith(name.toLowerCase());
  const step = /^Arrow(Down|Right)$/.test(name) ? 1 : -1;
  const ends: Readonly<Record<string, number>> = { Home: 0, End: options.length - 1 };
  const isKey = name in ends || name.startsWith('Arrow');
  const option = isKey ? options[ends[name] ?? at + step] : name.length === 1 ? further.find(isNext) : undefined;
  if (!option || option.selected) return;
  if (list.multiple) list.selectedIndex = -1;
  choose(list, option);
}

/** Chooses the next radio button of its group. */
export function chooseRadio(radio: HTMLInputElement, step: 1 | -1): void {
  const { form, name } = radio;
  const all = (radio.getRootNode() as Document | ShadowRoot).querySelectorAll<HTMLInputElement>(
    'input[type=radio]:enabled',
  );
  const isShown = (each: Element) => each.checkVisibility({ visibilityProperty: true });
  const group = [...all].filter((each) => each.form === form && each.name === name && isShown(each));
  const next = group.at((group.indexOf(radio) + step) % group.length);
  next?.focus();
  if (next && next !== radio && !isChecked(next)) next.click();
}

/** Sends the form of a field, if the browser would. */
export function send(field: HTMLInputElement): void {
  tellTyped(field);
  const { form } = field;
  const controls = [...(form?.elements ?? []), ...(form?.querySelectorAll('[type=image]') ?? [])] as HTMLInputElement[];
  const button = controls.find(({ type }) => /^(submit|image)$/.test(type));
  const isBlocked = controls.some(
    (each) => each !== field && isField(each) && !/^(hidden|range|color|textarea)$/.test(each.type),
  );
  if (button) button.click();
  else if (!isBlocked) form?.requestSubmit();
}

/** Closes the popover or the modal dialog that is open. */
export function dismiss(page: Document): void {
  const popovers = [...page.querySelectorAll<HTMLElement>(':popover-open')].filter(({ popover }) => popover === 'auto');
  if (popovers.length > 0) return popovers.at(-1)?.hidePopover();
  const dialog = [...page.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}
