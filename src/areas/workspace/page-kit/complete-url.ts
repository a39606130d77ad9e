import { isThisMachine } from '../../../base/hosts.ts';

/** Completes a typed address: https by default, http on this machine. Null: not an address. */
export function completeUrl(text: string): string | null {
  const typed = text.trim();
  if (typed === '' || /\s/.test(typed)) return null;
  const isLocal = isThisMachine(URL.parse(`http://${typed}`)?.hostname ?? '');
  const whole = /^https?:\/\//i.test(typed)
    ? typed
    : /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed)
      ? ''
      : `${isLocal ? 'http' : 'https'}://${typed}`;
  return URL.canParse(whole) ? new URL(whole).href : null;
}

/** Whether the text is an address rather than search words. */
export const isAddress = (text: string): boolean =>
  /^https?:\/\/|^localhost\b|^\S+\.\S{2,}|^\S+:\d+|^[^\s/]+\/\S*$/i.test(text) && completeUrl(text) !== null;
