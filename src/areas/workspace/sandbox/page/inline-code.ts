// Runs code in attributes (`onclick=`) and script elements. The document's policy blocks both, because a nested frame
// could add its own; code added to this document is run as functions instead.
import { apply, defineProperty, getOwnPropertyDescriptor, globalEval } from './saved-globals.ts';

const SCRIPT_TYPES: ReadonlySet<string> = new Set(['', 'text/javascript', 'application/javascript']);
const INSERTIONS: readonly (readonly [object, readonly string[]])[] = [
  [Node.prototype, ['appendChild', 'insertBefore', 'replaceChild']],
  [
    Element.prototype,
    ['append', 'prepend', 'replaceChildren', 'before', 'after', 'replaceWith', 'insertAdjacentElement'],
  ],
  [DocumentFragment.prototype, ['append', 'prepend', 'replaceChildren']],
  [Document.prototype, ['append', 'prepend', 'replaceChildren']],
];

/** `written` is called after document.write, which removes all listeners. */
export function keepInlineCode(written: () => void): void {
  /** Scripts run if they were created or written by code, not if they came with innerHTML. */
  const made = new WeakSet<Element>();
  const observer = new MutationObserver((records) => read(records, false));
  const read = (records: readonly MutationRecord[], isWritten: boolean): void => {
    for (const { type, target, attributeName, addedNodes } of records) {
      if (type === 'attributes') bind(target as Element, attributeName ?? '');
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const element of [node, ...node.querySelectorAll('*')]) {
          for (const name of element.getAttributeNames()) bind(element, name);
          if (element instanceof HTMLScriptElement && (isWritten || made.delete(element))) runScript(element);
        }
      }
    }
  };
  const flush = (isWritten = false): void => read(observer.takeRecords(), isWritten);

  observer.observe(document, { subtree: true, childList: true, attributes: true });
  wrap(Document.prototype, 'createElement', undefined, (element) => {
    if (element instanceof HTMLScriptElement) made.add(element);
  });
  for (const [prototype, names] of INSERTIONS)
    for (const name of names) wrap(prototype, name, undefined, () => flush());
  const afterWriting = (): void => {
    written();
    flush(true);
  };
  for (const name of ['write', 'writeln']) wrap(Document.prototype, name, flush, afterWriting);
  wrap(HTMLElement.prototype, 'click', flush);
  wrap(EventTarget.prototype, 'dispatchEvent', flush);
}

function wrap(prototype: object, name: string, before?: () => void, after?: (result: unknown) => void): void {
  const descriptor = getOwnPropertyDescriptor(prototype, name);
  const original = descriptor?.value as ((...args: unknown[]) => unknown) | undefined;
  if (!original) return;
  const value = function (this: unknown, ...args: unknown[]): unknown {
    before?.();
    const result = apply(original, this, args);
    after?.(result);
    return result;
  };
  defineProperty(prototype, name, { ...descriptor, value });
}

function bind(element: Element, attribute: string): void {
  if (!attribute.startsWith('on') || !(attribute in element)) return;
  const code = element.getAttribute(attribute);
  try {
    const handler = code === null ? null : Function('event', `with (document) with (this) {${code}\n}`);
    (element as unknown as Record<string, unknown>)[attribute] = handler;
  } catch (error) {
    reportError(error);
  }
}

function runScript(script: HTMLScriptElement): void {
  if (script.hasAttribute('src') || !SCRIPT_TYPES.has(script.type)) return;
  try {
    globalEval(script.text);
  } catch (error) {
    reportError(error);
  }
}
