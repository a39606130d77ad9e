// Style sheets react to the user's pointer and focus only. Copies of their rules react to those of an agent, which are
// marked by attributes.

const STATE = /(?<!\\):(hover|focus-within|focus-visible|focus)(?![\w-])/g;
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
    next = next.parentElement ?? (next.getRootNode() as Partial<ShadowRoot>).host ?? null;
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

export const isMark = ({ attributeName }: MutationRecord): boolean => attributeName?.startsWith(ATTRIBUTE) ?? false;

/** Copies the rules of the pages and shadow trees with marked elements. */
export function copyStyles(): void {
  const shown = [...marked.values()].flat().filter(({ isConnected }) => isConnected);
  const roots = shown.map((element) => element.getRootNode() as Document | ShadowRoot);
  for (const root of new Set(roots)) {
    const view = (root.ownerDocument ?? (root as Document)).defaultView ?? window;
    const copy = copies.get(root) ?? new view.CSSStyleSheet();
    copies.set(root, copy);
    const sheets = [...root.styleSheets, ...root.adoptedStyleSheets].filter((sheet) => sheet !== copy);
    copy.replaceSync(sheets.map((sheet) => within('@media', sheet.media.mediaText, copied(sheet))).join('\n'));
    if (!root.adoptedStyleSheets.includes(copy)) root.adoptedStyleSheets.push(copy);
  }
}

const within = (kind: string, condition: string, rules: string): string =>
  rules === '' || condition === '' ? rules : `${kind} ${condition} {${rules}}`;

/** The rules that depend on a state, with attributes in the place of states. */
function copied(from: CSSStyleSheet | CSSGroupingRule | CSSStyleRule): string {
  try {
    return [...from.cssRules].map((rule) => copiedRule(rule as CSSStyleRule & CSSImportRule)).join('\n');
  } catch {
    return ''; // a sheet of another origin
  }
}

function copiedRule(rule: CSSStyleRule & CSSImportRule): string {
  const { selectorText, styleSheet, cssText, cssRules } = rule;
  if (styleSheet) return within('@media', rule.media.mediaText, copied(styleSheet));
  const at = cssText.indexOf('{');
  const selectors = splitList(selectorText ?? '').filter((selector) => selector.search(STATE) >= 0);
  if (selectors.length > 0) {
    const body = cssText.slice(at).replace(/url\([^()]*\)/g, 'none'); // relative addresses would be wrong here
    return selectors.join().replace(STATE, `[${ATTRIBUTE}$1]`) + body;
  }
  return cssRules ? within(cssText.slice(0, at), ' ', copied(rule)) : '';
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
