// A short notice that disappears by itself.
import { element } from './element.ts';

const SHOWN_MS = 6_000;

export function toast(text: string): void {
  const place =
    document.querySelector('.toasts') ?? document.body.appendChild(element('div', { class: 'toasts', role: 'status' }));
  const note = element('div', { class: 'toast' }, text);
  place.append(note);
  setTimeout(() => note.remove(), SHOWN_MS);
}
