// Soft focus: pages see an element as focused, while the keyboard stays where the user has it.
import { type Field, isField } from './aria.ts';
import { chainOf, mark } from './styles.ts';

const { focus, blur } = HTMLElement.prototype;
const { hasFocus } = Document.prototype;
const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]:not([contenteditable=false])):not(:disabled)';
let focused: HTMLElement | null = null;
let isReal = false;

const isSoft = (): boolean => !isReal && !hasFocus.call(document);

/** Whether steps and the page take the real focus. */
export const useRealFocus = (real: boolean): void => {
  isReal = real;
};

// From now on, a page without the focus cannot take it: its own calls of `focus` are soft too.
HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
  if (!isSoft()) focus.call(this, options);
  else if (this.matches(FOCUSABLE)) move(this);
};
HTMLElement.prototype.blur = function (this: HTMLElement) {
  if (!isSoft()) blur.call(this);
  else if (this === focused) move(null);
};
Document.prototype.hasFocus = function (this: Document) {
  return hasFocus.call(this) || (isSoft() && focused !== null);
};
for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement]) {
  const { select } = prototype; // takes the focus too
  prototype.select = function (this: Field) {
    if (!isSoft()) select.call(this);
    else if (this.selectionStart !== null) this.setSelectionRange(0, this.value.length); // numbers have no selection
  };
}
for (const { prototype } of [Document, ShadowRoot]) {
  const { get } = Object.getOwnPropertyDescriptor(prototype, 'activeElement') ?? {};
  Object.defineProperty(prototype, 'activeElement', {
    configurable: true,
    get(this: Document | ShadowRoot) {
      let host: Element | null = isSoft() && focused?.isConnected ? focused : null;
      while (host && host.getRootNode() !== this) host = (host.getRootNode() as Partial<ShadowRoot>).host ?? null;
      return host ?? get?.call(this);
    },
  });
}

/** The element with the focus, also in shadow roots and nested documents. */
export function activeElement(): Element {
  let active: Element | null = null;
  let next = document.activeElement;
  while (next) {
    active = next;
    next = (active.shadowRoot ?? (active as HTMLIFrameElement).contentDocument)?.activeElement ?? null;
  }
  return active ?? document.body;
}

export function focusNear(element: Element): void {
  if (element.ownerDocument !== document) move(null);
  const target = element.closest<HTMLElement>(FOCUSABLE) ?? (element.getRootNode() as Partial<ShadowRoot>).host;
  if (target) (target as HTMLElement).focus({ preventScroll: true });
  else (document.activeElement as HTMLElement | null)?.blur();
}

function move(next: HTMLElement | null): void {
  const former = focused?.isConnected ? focused : null;
  if (former === next) return;
  const tell = (target: Element | null, type: string, relatedTarget: Element | null) =>
    target?.dispatchEvent(new FocusEvent(type, { bubbles: /in|out/.test(type), composed: true, relatedTarget }));
  focused = null;
  for (const type of ['blur', 'focusout']) tell(former, type, next);
  focused = next;
  mark('focus', next ? [next] : []);
  mark('focus-visible', next && isField(next) ? [next] : []);
  mark('focus-within', chainOf(next));
  for (const type of ['focus', 'focusin']) tell(next, type, former);
}

/** Moves the focus as the Tab key does. */
export function focusNext(step: 1 | -1): void {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const all = [...modal.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
  );
  const active = document.activeElement as HTMLElement;
  const next = all.at((all.indexOf(active) + step) % all.length);
  if (next === active) active.blur();
  else next?.focus();
  if (next?.localName === 'input' && isField(next)) next.select();
}
