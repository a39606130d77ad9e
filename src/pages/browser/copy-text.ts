import { element } from './element.ts';

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
