// Roles, names, values and states of elements, after ARIA. Compares tag names, not classes: nested documents have others.

/** Roles by tag, and by type of inputs. */
const ROLES = new Map(
  `a:link area:link article:article aside:complementary button:button canvas:canvas details:group dialog:dialog
  fieldset:group footer:contentinfo form:form h1:heading h2:heading h3:heading h4:heading h5:heading h6:heading
  header:banner iframe:iframe img:img input:textbox li:item main:main meter:meter nav:navigation ol:list output:status
  progress:progressbar section:region select:combobox summary:button table:table textarea:textbox tr:row ul:list video:video
  button/input:button submit/input:button reset/input:button image/input:button checkbox/input:checkbox radio/input:radio
  range/input:slider number/input:spinbutton search/input:searchbox file/input:file select-multiple/select:listbox`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);
const FROM_CONTENT =
  /^(button|link|heading|option|tab|menuitem(checkbox|radio)?|treeitem|checkbox|radio|switch|tooltip)$/;
const NO_TEXT = /^(button|submit|reset|image|checkbox|radio|file)$/;
const SECRET =
  /pass(word|code|wd)|pwd|\bcc-|card[-_]?num|cvc|cvv|one[-_]?time|(?<![a-z])(cc_?(num|exp)|csc(?![a-z])|t?otp)/i;
const MAX_OPTIONS = 20;
/** Fields that were secret once: a page may show a password, which does not make it public. */
const secrets = new WeakSet<Element>();

export type Field = HTMLInputElement | HTMLTextAreaElement;

export const clean = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

const styleOf = (element: Element): CSSStyleDeclaration =>
  (element.ownerDocument.defaultView ?? window).getComputedStyle(element);

export const isBlock = (element: Element): boolean => !/^(inline|contents)/.test(styleOf(element).display);

/** Whether neither the element nor anything in it is shown. */
export const isHidden = (element: Element): boolean =>
  element.closest('[inert], [aria-hidden=true]') !== null ||
  (!element.checkVisibility({ visibilityProperty: true }) && styleOf(element).display !== 'contents');

/** Whether nothing of it can be clicked. Native controls may be replaced by what is drawn over them. */
export function isSizeless(element: Element): boolean {
  if (/^(input|select|textarea|area|option)$/.test(element.localName) || isEditor(element)) return false;
  const hasSize = (of: Element) => of.getClientRects().length > 0 && of.clientWidth + of.clientHeight !== 0;
  const { width, height } = element.getBoundingClientRect();
  if (element instanceof SVGElement) return width + height === 0;
  return (width === 0 || height === 0) && ![...element.querySelectorAll('*')].some(hasSize);
}

/** What can be used by itself. */
const CONTROL =
  'a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"], :is([role=button], [role=link], [role=combobox])';
const MAX_BOX_PX = 64;
const MAX_BOX_TEXT = 60;

/** Whether an element is little more than the box of a control: it contains no other, and is not much higher. */
export function isBoxOf(box: Element, control: Element): boolean {
  const isOther = (each: Element) => !each.contains(control) && !control.contains(each) && !isHidden(each);
  const [outer, inner] = [box, control].map((each) => each.getBoundingClientRect().height) as [number, number];
  const isLine = /^(row|item|gridcell|cell)$/.test(roleOf(box)) || /^(body|html|label|td)$/.test(box.localName);
  if (isLine || outer > Math.max(3 * inner, MAX_BOX_PX)) return false;
  return ![...box.querySelectorAll(CONTROL)].some(isOther);
}

/** The elements with the text in the box of a control. Scripts draw placeholders and chosen values there. */
export function boxTexts(control: Element): Element[] {
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && clean(node.nodeValue) !== '');
  const labels = namedBy(control, 'aria-labelledby');
  const isLabel = (each: Element) => each.closest('label') !== null || labels.some((label) => label.contains(each));
  const isText = (each: Element) => !control.contains(each) && hasText(each) && !isLabel(each) && !isHidden(each);
  let box = control.parentElement;
  while (box && isBoxOf(box, control)) {
    const texts = [...box.querySelectorAll('*')].filter(isText);
    if (texts.length > 0) return boxText(texts).length > MAX_BOX_TEXT ? [] : texts;
    box = box.parentElement;
  }
  return [];
}

const boxText = (texts: readonly Element[]): string => clean(texts.map((each) => textIn(each, false)).join(' '));

/** Fields that nothing else names. */
export const isNameless = (element: Element): boolean =>
  isField(element) &&
  !element.labels?.length &&
  !element.matches('[aria-label], [aria-labelledby], [title], [placeholder]:not([placeholder=""]), [type=hidden]');

const CONTAINERS = /^(list|table|grid|treegrid|rowgroup|tree|menu|menubar|tablist|listbox|radiogroup|toolbar|row)$/;

/** Whether the pointer shows that the element reacts to clicks or can be dragged, and not only something around it. */
export function isPointed(element: Element, cursors = /^pointer$/): boolean {
  const parent = element.parentElement;
  const { cursor } = styleOf(element);
  if (!cursors.test(cursor) || element === element.ownerDocument.body) return false;
  return !parent || styleOf(parent).cursor !== cursor || CONTAINERS.test(roleOf(parent)) || parent.localName === 'ul';
}

export const isOtherSite = (element: Element): boolean =>
  element.localName === 'iframe' && !(element as HTMLIFrameElement).contentDocument;

export const isDisabled = (element: Element): boolean => element.closest(':disabled, [aria-disabled=true]') !== null;

export interface EditContext extends EventTarget {
  readonly selectionStart: number;
  readonly selectionEnd: number;
  updateText(start: number, end: number, text: string): void;
  updateSelection(start: number, end: number): void;
}

/** Editors that draw their text themselves have one. */
export const editContextOf = (element: Element): EditContext | null =>
  (element as { editContext?: EditContext | null }).editContext ?? null;

/** Such editors have their text beside their element. */
export function editorText(editor: Element): string {
  const drawn = editContextOf(editor) ? editor.parentElement?.parentElement : editor;
  return (drawn as HTMLElement | null | undefined)?.innerText ?? '';
}

/** Whether the element is the outermost that can be edited, or an editor that draws its text itself. */
export const isEditor = (element: Element): boolean =>
  editContextOf(element) !== null ||
  ((element as HTMLElement).isContentEditable && !(element.parentElement as HTMLElement | null)?.isContentEditable);

export const isField = (element: Element): element is Field =>
  element.localName === 'textarea' ||
  (element.localName === 'input' && !NO_TEXT.test((element as HTMLInputElement).type));

/** A label may be all that is shown of its control. */
export const controlOf = (element: Element): Element => (element as HTMLLabelElement).control ?? element;

export const isChecked = (element: Element): boolean =>
  (controlOf(element) as HTMLInputElement).checked ?? element.getAttribute('aria-checked') === 'true';

export function roleOf(element: Element): string {
  const role = /^[a-z]+/i.exec(element.getAttribute('role') ?? '')?.[0].toLowerCase() ?? '';
  if (!/^(presentation|none|generic|)$/.test(role)) return role.replace('listitem', 'item');
  if (/^(presentation|none)$/.test(role) && !element.matches(CONTROL)) return '';
  const { localName: tag, type } = element as HTMLInputElement;
  if (element.matches('a:not([href]), :is(article, aside, main, nav, section) :is(header, footer)')) return '';
  return ROLES.get(`${type}/${tag}`) ?? ROLES.get(tag) ?? (isEditor(element) ? 'textbox' : '');
}

/** The elements that an attribute names by their ids. */
export const namedBy = (element: Element, attribute: string): Element[] => {
  const root = element.getRootNode() as Document | ShadowRoot;
  const ids = element.getAttribute(attribute)?.trim().split(/\s+/) ?? [];
  return ids.flatMap((id) => root.getElementById?.(id) ?? []);
};

export function nameOf(element: Element, role: string): string {
  const labels = namedBy(element, 'aria-labelledby').map((label) => textIn(label, true, element));
  const label = clean(labels.join(' ')) || clean(element.getAttribute('aria-label')) || clean(nativeName(element));
  const content = label === '' && FROM_CONTENT.test(role) ? clean(textIn(element, false)) : label;
  const near = isNameless(element) ? boxText(boxTexts(element)) : '';
  const hint = content || clean(element.getAttribute('title')) || clean(element.getAttribute('placeholder')) || near;
  return hint === '' && FROM_CONTENT.test(role) ? clean(drawnText(element)) : hint;
}

/** Text that only a style sheet has. Icons are no text. */
const drawnText = (element: Element): string =>
  [element, ...element.children]
    .map((each) => /^"([^"\p{Co}]+)"$/u.exec(getComputedStyle(each, '::before').content)?.[1])
    .join(' ');

function nativeName(element: Element): string {
  const { localName, type, labels, value } = element as HTMLInputElement;
  if (labels && labels.length > 0) return [...labels].map((label) => textIn(label, false, element)).join(' ');
  if (localName === 'input' && /^(submit|reset|button)$/.test(type)) return value || type;
  if (/^(img|area|input)$/.test(localName)) return element.getAttribute('alt') ?? '';
  const title = element.querySelector(':is(fieldset, table, figure) > :is(legend, caption, figcaption)');
  return title?.parentElement === element ? textIn(title, false) : '';
}

/** The text of an element, with the values of controls in it. `even`: also if it is hidden. */
function textIn(node: Node, even: boolean, except?: Element): string {
  const element = node as Element;
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (node.nodeType !== Node.ELEMENT_NODE || element === except) return '';
  if (element.matches('svg > title')) return element.textContent ?? '';
  if (element.matches('script, style, template') || (!even && isHidden(element))) return '';
  const label = element.getAttribute(element.localName === 'img' ? 'alt' : 'aria-label');
  const value = label ?? shownValue(element, roleOf(element));
  if (value !== undefined) return ` ${value} `;
  const text = childrenOf(element).map((child) => textIn(child, even, except));
  return isBlock(element) ? ` ${text.join('')} ` : text.join('');
}

/** The children as they are shown: shadow roots, what is assigned to slots, and nested documents of the same origin. */
export function childrenOf(element: Element): readonly Node[] {
  const assigned = (element as HTMLSlotElement).assignedNodes?.({ flatten: true }) ?? [];
  if (assigned.length > 0) return assigned;
  if (element.matches('details:not([open])')) return [...element.children].filter((child) => child.matches('summary'));
  const inner = (element as HTMLIFrameElement).contentDocument?.body;
  return [...(inner ? [inner] : (element.shadowRoot ?? element).childNodes), ...namedBy(element, 'aria-owns')];
}

export function shownValue(element: Element, role: string): string | undefined {
  const { localName, value, options, selectedOptions } = element as HTMLInputElement & HTMLSelectElement;
  if (localName === 'select') {
    const [chosen, all] = [selectedOptions, options].map((list) => [...list].map(({ label }) => clean(label)));
    return `${chosen?.join(', ')} (of ${all?.slice(0, MAX_OPTIONS).join(', ')}${options.length > MAX_OPTIONS ? ', …' : ''})`;
  }
  if (isField(element) && role === 'combobox' && value === '' && !isNameless(element))
    return boxText(boxTexts(element));
  if (isField(element)) return isSecret(element) && value !== '' ? '•••' : value.slice(0, 2_000);
  if (isEditor(element)) return clean(editorText(element));
  if (!/^(slider|spinbutton|progressbar|meter)$/.test(role)) return undefined;
  return element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? String(value);
}

function isSecret(element: Element): boolean {
  const words = ['type', 'autocomplete', 'name', 'id'].map((name) => element.getAttribute(name)).join(' ');
  const isDotted = !/^(none)?$/.test(styleOf(element).getPropertyValue('-webkit-text-security'));
  if (SECRET.test(words) || isDotted) secrets.add(element);
  return secrets.has(element);
}

export function statesOf(element: Element, role: string): string[] {
  const { localName, indeterminate, required, readOnly, type } = element as HTMLInputElement;
  const { open } = (localName === 'summary' ? element.parentElement : {}) as Partial<HTMLDetailsElement>;
  const is = (name: string, value = 'true') => element.getAttribute(`aria-${name}`) === value;
  const states: Readonly<Record<string, boolean>> = {
    [`level ${element.getAttribute('aria-level') ?? localName.slice(1)}`]: role === 'heading',
    [type]: localName === 'input' && /date|time|month|week|color/.test(type),
    mixed: indeterminate === true || is('checked', 'mixed'),
    checked: isChecked(element),
    expanded: open === true || is('expanded'),
    collapsed: open === false || is('expanded', 'false'),
    disabled: isDisabled(element),
    'other-site': isOtherSite(element),
    readonly: isField(element) && readOnly,
    required: required === true || is('required'),
  };
  for (const name of ['selected', 'pressed', 'current', 'invalid']) Object.assign(states, { [name]: is(name) });
  return Object.keys(states).filter((state) => states[state]);
}
