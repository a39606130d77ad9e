// Creates elements with attributes and children in one expression.

type Attributes = Readonly<Record<string, string | boolean | EventListener>>;

/** A function adds a listener, `true` an attribute without a value, `false` nothing. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') created.addEventListener(name, value);
    else if (value === true) created.setAttribute(name, '');
    else if (value !== false) created.setAttribute(name, value);
  }
  created.append(...children);
  return created;
}

/** Also copies on plain http and in frames without clipboard permission. False if the browser blocks it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text); // there is no clipboard on plain http
    return true;
  } catch {
    const area = element('textarea', { class: 'visually-hidden' }, text);
    const focused = document.activeElement;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand('copy');
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
    return isCopied;
  }
}
