// Style sheets react to the user's pointer and focus only. Copies of their rules react to those of an agent, which are
// marked by attributes.

const STATE = /(?<!\\):(hover|focus-within|focus-visible|focus)(?![\w-])/g;
const NEGATED = /:not\([^()]*\)/g;
const RELATIVE = /url\((?!"?data:)("[^"]*"|[^"()]*)\)/g;
const ATTRIBUTE = 'data-agent-';
export type State = 'hover' | 'focus' | 'focus-visible' | 'focus-within';

const marked = new Map<State, readonly Element[]>();
const copies = new WeakMap<Document | ShadowRoot, CSSStyleSheet>();

/** The element and all around it. */
export function chainOf(element: Element | null): Element[] {
  const chain: Element[] = [];
  let next = element;
  while (next) {
    chain.push(next);
    next = next.assignedSlot ?? next.parentElement ?? (next.getRootNode() as Partial<ShadowRoot>).host ?? null;
  }
  return chain;
}

/** From now on, these elements have the state. Editors watch what they contain, so that has no marks. */
export function mark(state: State, elements: readonly Element[]): void {
  const next = elements.filter(({ parentElement }) => !(parentElement as HTMLElement | null)?.isContentEditable);
  for (const element of marked.get(state) ?? [])
    if (!next.includes(element)) element.removeAttribute(ATTRIBUTE + state);
  for (const element of next) element.setAttribute(ATTRIBUTE + state, '');
  marked.set(state, next);
}

/** The user goes on: no element has a state of the agent any more. */
export function unmark(): void {
  for (const state of marked.keys()) mark(state, []);
}

export const isMark = ({ attributeName }: MutationRecord): boolean => attributeName?.startsWith(ATTRIBUTE) ?? false;

/** Copies the rules of the pages and shadow trees with marked elements. */
export function copyStyles(): void {
  const shown = [...marked.values()].flat().filter(({ isConnected }) => isConnected);
  const roots = shown.flatMap((element) =>
    [element.getRootNode() as Document | ShadowRoot, element.shadowRoot ?? []].flat(),
  );
  for (const root of new Set(roots)) {
    removeCopiedMarks(root);
    const view = (root.ownerDocument ?? (root as Document)).defaultView ?? window;
    const copy = copies.get(root) ?? new view.CSSStyleSheet();
    copies.set(root, copy);
    const sheets = [...root.styleSheets, ...root.adoptedStyleSheets].filter(
      (sheet) => sheet !== copy && !sheet.disabled,
    );
    copy.replaceSync(sheets.map((sheet) => within(mediaOf(sheet), copied(sheet))).join('\n'));
    if (!root.adoptedStyleSheets.includes(copy)) root.adoptedStyleSheets.push(copy);
  }
}

/** A page may have made copies of marked elements. */
function removeCopiedMarks(root: Document | ShadowRoot): void {
  for (const [state, elements] of marked) {
    const all = [...root.querySelectorAll(`[${ATTRIBUTE}${state}]`)].filter((element) => !elements.includes(element));
    for (const element of all) element.removeAttribute(ATTRIBUTE + state);
  }
}

const mediaOf = ({ media }: CSSStyleSheet | CSSImportRule): string => `@media ${media.mediaText || 'all'}`;
const within = (condition: string, rules: string): string => rules && `${condition} {${rules}}`;

/** The rules that depend on a state, with attributes in the place of states. */
function copied(from: CSSStyleSheet | CSSGroupingRule | CSSStyleRule): string {
  try {
    return [...from.cssRules].map((rule) => copiedRule(rule as CSSStyleRule & CSSImportRule)).join('\n');
  } catch {
    return ''; // a sheet of another origin
  }
}

function copiedRule(rule: CSSStyleRule & CSSImportRule): string {
  const { selectorText, styleSheet, layerName, cssRules } = rule;
  const layer = typeof layerName === 'string' ? `@layer ${layerName}` : '@media all';
  if (styleSheet) return within(mediaOf(rule), within(layer, copied(styleSheet)));
  const isCopied = (selector: string) => selector.replace(NEGATED, '').search(STATE) >= 0; // others hold for most elements
  const selectors = splitList(selectorText ?? '').filter(isCopied);
  if (selectors.length === 0 && !cssRules?.length) return '';
  const { cssText } = rule; // takes long
  const at = selectorText?.length ?? cssText.indexOf('{');
  if (selectors.length === 0) return within(cssText.slice(0, at), copied(rule));
  const body = cssText.slice(at).replace(RELATIVE, 'none'); // relative addresses would be wrong here
  return selectors.join().replace(STATE, `[${ATTRIBUTE}$1]`) + body;
}

/** The selectors of a list. */
function splitList(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of list) {
    if (/[([]/.test(character)) depth++;
    if (/[)\]]/.test(character)) depth--;
    if (character === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${character}`);
  }
  return parts;
}
