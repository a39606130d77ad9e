// Walks over a page in the order of its outline, and numbers the elements.
import * as aria from './aria.ts';
import type { OutlineNode } from './protocol.ts';
import { chainOf } from './styles.ts';

const ACTIONABLE =
  /^(link|button|textbox|searchbox|checkbox|radio|combobox|listbox|switch|slider|spinbutton|option|tab|menuitem(checkbox|radio)?|treeitem|file)$/;
const ALSO_ACTIONABLE =
  '[draggable=true], [onclick], [role=gridcell]:is([tabindex], [aria-label], [aria-labelledby]), [tabindex="0"]:not([role=dialog], [role=tabpanel], [role=menu])';
/** Have a line even without a name. */
const STRUCTURE =
  /^(item|row|heading|navigation|main|dialog|alertdialog|table|grid|treegrid|menu|menubar|tablist|tree|radiogroup|toolbar|alert|status)$/;
/** Have a line only if they have a name. */
const GROUPS =
  /^(region|form|group|article|complementary|banner|contentinfo|tabpanel|search|list|feed|log|figure|iframe|img|progressbar|meter|tooltip|video|canvas)$/;
const HANDLES = /^(pointer|grab|move|[a-z]+-resize)$/;
const MAX_NODES = 20_000;
/** An element that reacts to clicks and contains more text, or controls, has its content on lines of their own. */
const MAX_CONTENT = 120;
const CONTROLS =
  'a[href], button, input, select, textarea, [tabindex="0"], :is([role=button], [role=link], [role=tab], [role=slider])';
/** Numbers of elements that have no ref begin here. */
const UNSEEN = 1e9;

// Kept here and not in the elements, where the page could set them.
const elements = new Map<number, WeakRef<Element>>();
const numbers = new WeakMap<Element, number>();
let unseen = UNSEEN;

export const elementOf = (number: number | null): Element | null => {
  const element = number === null ? undefined : elements.get(number)?.deref();
  return element?.isConnected ? element : null;
};

/** An element as a node of the outline with a ref, whether it can be used or not. */
export function nodeOf(element: Element, next: number): OutlineNode {
  const role = aria.roleOf(element);
  const known = numbers.get(element);
  const number = known !== undefined && known < UNSEEN ? known : next;
  numbers.set(element, number);
  elements.set(number, new WeakRef(element));
  const name = aria.nameOf(element, role) || aria.clean(element.textContent).slice(0, MAX_CONTENT);
  const states = aria.statesOf(element, role);
  const shown = { role: role || element.localName, name, value: aria.shownValue(element, role), states };
  return { ...shown, depth: 0, number, isActionable: true, isInline: false };
}

/** The number of an element, or of what is nearest around it or in it, beside another element. */
export const numberNear = (element: Element, beside?: Element): number | undefined => {
  const around = chainOf(element).filter((each) => !beside || !chainOf(beside).includes(each));
  const near = [...around, ...element.querySelectorAll('*')].find((each) => numbers.has(each));
  return near && numbers.get(near);
};

/** Whether it has a line that shows its name. */
function isNamed(element: Element): boolean {
  const role = aria.roleOf(element);
  const isControl = ACTIONABLE.test(role) || aria.isEditor(element) || element.matches(ALSO_ACTIONABLE);
  const hasLine = isControl || GROUPS.test(role) || (STRUCTURE.test(role) && !/^(item|row)$/.test(role));
  return hasLine && !aria.isHidden(element) && !(isControl && aria.isSizeless(element));
}

/** Whether a script draws its name or value beside it. */
const isDrawn = (field: Element): boolean =>
  (aria.isNameless(field) || (aria.roleOf(field) === 'combobox' && (field as HTMLInputElement).value === '')) &&
  !aria.isHidden(field);

/** Quiet: text is left out, because it is part of a name. */
type Place = Pick<OutlineNode, 'depth' | 'isInline'> & { readonly isQuiet: boolean };

export class Outline {
  readonly nodes: OutlineNode[] = [];
  /** Elements that are the names of others. */
  readonly #labels: ReadonlySet<Element>;
  readonly #visited = new Set<Element>();
  #next: number;
  #text = '';
  #block: Element;
  #place: Place = { depth: 0, isQuiet: false, isInline: false };

  constructor(root: Element, next: number) {
    this.#next = next;
    this.#block = root;
    const labelled = [...root.querySelectorAll('[aria-labelledby]')].filter(isNamed);
    const fields = [...root.querySelectorAll('input, textarea')].filter((each) => isDrawn(each));
    this.#labels = new Set([
      ...labelled.flatMap((element) => aria.namedBy(element, 'aria-labelledby')),
      ...fields.flatMap(aria.boxTexts),
    ]);
    this.#visit(root, this.#place);
    this.#endText(root);
  }

  #visit(node: Node, place: Place): void {
    if (node.nodeType === Node.TEXT_NODE && !place.isQuiet) {
      this.#place = place;
      this.#text += node.nodeValue;
    }
    const element = node as Element;
    if (node.nodeType !== Node.ELEMENT_NODE || this.nodes.length >= MAX_NODES) return;
    if (element.matches('script, style, template, noscript') || aria.isHidden(element)) return;
    if (this.#visited.has(element)) return; // it is owned by another element
    this.#visited.add(element);
    const breaks = aria.isBlock(element);
    if (breaks) this.#endText(element);
    const inner = this.#add(element, place);
    if (element.localName !== 'textarea') for (const child of aria.childrenOf(element)) this.#visit(child, inner);
    if (breaks) this.#endText(element.parentElement ?? element);
  }

  /** Adds the text so far. What follows is in the block `next`. */
  #endText(next: Element): void {
    const name = aria.clean(this.#text);
    if (name !== '') this.#push(this.#block, this.#place, { role: 'text', name, states: [], isActionable: false });
    [this.#text, this.#block] = ['', next];
  }

  #push(element: Element, { depth, isInline }: Place, node: Omit<OutlineNode, 'depth' | 'isInline' | 'number'>): void {
    let number = numbers.get(element);
    if (number === undefined || (node.isActionable && number >= UNSEEN)) {
      number = node.isActionable ? this.#next++ : unseen++;
      numbers.set(element, number);
      elements.set(number, new WeakRef(element));
    }
    this.nodes.push({ ...node, depth, isInline, number });
  }

  /** Adds the element if it has a line, and returns the place of its children. */
  #add(element: Element, place: Place): Place {
    const control = aria.controlOf(element) as HTMLInputElement;
    const isShown = !/^(checkbox|radio|file)$/.test(control.type) || !aria.isHidden(control);
    const subject = isShown ? element : control;
    const role = aria.roleOf(subject);
    const isControl = ACTIONABLE.test(role) || aria.isEditor(subject);
    const hasName = control !== element && isShown && !(aria.isHidden(control) || aria.isSizeless(control));
    const isLabel = hasName || element.matches('legend, caption');
    if (isLabel || (this.#labels.has(element) && !isControl)) return { ...place, isQuiet: true };
    if (isControl && aria.isSizeless(element)) return { ...place, isQuiet: true }; // only screen readers see it
    const isHandle = aria.isPointed(element, HANDLES);
    const isEmpty = aria.clean(element.textContent) === '' && !element.querySelector('slot');
    const isIcon = place.isQuiet && isHandle && isEmpty;
    const isOther = !isControl && (isIcon || (!place.isQuiet && (isHandle || element.matches(ALSO_ACTIONABLE))));
    const isActionable = isControl || (isOther && !aria.isDisabled(element));
    const text = isActionable && !isControl ? aria.clean(element.textContent) : '';
    const inner = isOther ? element.querySelector(CONTROLS) : null;
    const isSame =
      inner !== null &&
      (aria.clean(inner.textContent) === text || (aria.isField(inner) && aria.isBoxOf(element, inner)));
    const isHost = isOther && Boolean(element.shadowRoot?.querySelector(CONTROLS));
    const isWrapper = (isSame || isHost) && !element.matches(ALSO_ACTIONABLE);
    if (isWrapper) return place; // the control in it has a line
    const isBox = isOther && (text.length > MAX_CONTENT || inner !== null || element.querySelector('table') !== null);
    const isLine = role === 'row' || role === 'item';
    const content = isLine || isBox ? '' : text;
    const name = isLine ? '' : aria.nameOf(subject, isOther && text === '' ? 'button' : role) || content;
    const hasLine = isActionable || STRUCTURE.test(role) || (GROUPS.test(role) && name !== '');
    if (!hasLine || (place.isQuiet && !isActionable)) return place;
    this.#endText(this.#block);
    const states = aria.statesOf(subject, role);
    const value = aria.shownValue(subject, role);
    const isInline = place.isInline && !isLine;
    this.#push(element, { ...place, isInline }, { role: role || 'clickable', name, value, states, isActionable });
    const isQuiet = place.isQuiet || (isActionable && !isLine && !isBox) || role === 'heading';
    return { depth: isInline ? place.depth : place.depth + 1, isQuiet, isInline: isInline || isLine };
  }
}
