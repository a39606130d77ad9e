// The cards of a page, the newest first: in the workspace and in the inbox. A click or key that was meant for something else must
// not answer one: a card works 600 milliseconds after it has appeared or moved or the user has come back to the page, and only
// while the button can be seen.
import type { ShownRequest } from '../../../../../generated/workspace/messages.ts';
import { ownFetch } from '../../../../pages/browser/own-fetch.ts';
import { element } from '../../page-kit/element.ts';
import { keysText } from '../../page-kit/shortcuts.ts';
import { type Answer, createCard } from './card.ts';

const ARM_MS = 600;
const REPORT_MS = 20_000;
const SHORTCUT = 'Alt+Shift+R';
const NOTED = 'annex-no-sandbox';

export interface CardsParts {
  /** Reports the cards that the user sees. The server answers for those that have ended, also during a lost connection. */
  readonly seen: (ids: string[]) => void;
  /** The name of a tab of this page. */
  readonly tabName?: (tabId: string) => string | undefined;
}

export class RequestCards {
  readonly element = element('aside', { class: 'requests', 'aria-label': 'Requests' });
  readonly #parts: CardsParts;
  readonly #cards = new Map<string, HTMLElement>();
  readonly #timers = new Map<HTMLElement, number>();
  /** Whether the user is in another window. */
  #isAway = false;

  constructor(parts: CardsParts) {
    this.#parts = parts;
    document.addEventListener('visibilitychange', () => {
      this.#armAll();
      this.report();
    });
    addEventListener('blur', () => {
      this.#isAway = !(document.activeElement instanceof HTMLIFrameElement); // else the user is in a panel
    });
    addEventListener('focus', () => this.#isAway && this.#armAll());
    addEventListener('keydown', ({ altKey, shiftKey, code }) => altKey && shiftKey && code === 'KeyR' && this.focus());
    setInterval(() => this.report(), REPORT_MS);
  }

  get ids(): string[] {
    return [...this.#cards.keys()];
  }

  show(shown: ShownRequest): void {
    const { id, request, asked_at, expires_in } = shown;
    if (this.#cards.has(id)) return;
    const card = createCard(shown, {
      tab: this.#parts.tabName?.(request.tabId ?? ''),
      shortcut: keysText(SHORTCUT),
      answer: (answer, event) => void this.#answer(id, answer, event),
    });
    if (request.kind === 'permission' && !localStorage.getItem(NOTED)) {
      const note = 'This is no sandbox: a program that runs as you can do what you can, also without asking.';
      card.append(element('p', { class: 'soft' }, note));
      localStorage.setItem(NOTED, 'shown');
    }
    this.#cards.set(id, card);
    const older = [...this.element.children].find((each) => ((each as HTMLElement).dataset['at'] ?? '') <= asked_at);
    card.dataset['at'] = asked_at;
    this.element.insertBefore(card, older ?? null);
    setTimeout(() => this.remove(id), expires_in);
    this.#changed();
  }

  remove(id: string): void {
    if (!this.#cards.has(id)) return;
    this.#cards.get(id)?.remove();
    this.#cards.delete(id);
    this.#changed();
  }

  /** To the newest card, or another one. */
  focus(id?: string): void {
    const card = id === undefined ? this.element.querySelector<HTMLElement>('.request') : this.#cards.get(id);
    if (!card) return;
    if (card.inert) setTimeout(() => card.focus(), ARM_MS + 50);
    else card.focus();
    card.scrollIntoView({ block: 'nearest' });
  }

  report(): void {
    if (document.visibilityState === 'visible') this.#parts.seen(this.ids);
  }

  async #answer(id: string, body: Answer, event?: Event): Promise<void> {
    const card = this.#cards.get(id);
    if (!card) return;
    if (event && !isSeen(event)) return this.#arm(card);
    card.inert = true;
    card.querySelector('[role=alert]')?.replaceChildren();
    try {
      await sendAnswer(id, body);
      this.remove(id);
    } catch (error) {
      const isLost = error instanceof TypeError; // of fetch
      const text = isLost ? 'The platform is not responding. Check that it is running.' : String(error);
      card.querySelector('[role=alert]')?.replaceChildren(text);
      this.#arm(card);
    }
  }

  #changed(): void {
    this.#armAll();
    this.report();
    const count = this.#cards.size === 0 ? '' : `(${this.#cards.size}) `;
    document.title = `${count}${document.title.replace(/^\(\d+\) /, '')}`;
  }

  #armAll(): void {
    this.#isAway = false;
    for (const card of this.#cards.values()) this.#arm(card);
  }

  #arm(card: HTMLElement): void {
    const isTyping = document.activeElement?.matches('textarea, input') && card.contains(document.activeElement);
    if (isTyping) return;
    card.inert = true;
    clearTimeout(this.#timers.get(card));
    const timer = setTimeout(() => card.toggleAttribute('inert', document.visibilityState !== 'visible'), ARM_MS);
    this.#timers.set(card, timer as unknown as number);
  }
}

/** Whether the button is visible, and nothing covers it. */
function isSeen({ currentTarget }: Event): boolean {
  if (document.visibilityState !== 'visible' || !(currentTarget instanceof Element)) return false;
  currentTarget.scrollIntoView({ block: 'nearest' }); // it was reached by keyboard
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return currentTarget.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

async function sendAnswer(id: string, answer: Answer): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await ownFetch(`/api/inbox/requests/${id}/answer`, {
    method: 'POST',
    headers,
    body: JSON.stringify(answer),
  });
  if (response.ok) return;
  const { title, detail } = (await response.json().catch(() => ({}))) as { title?: string; detail?: string };
  const isLoggedOut = response.status === 401;
  throw isLoggedOut
    ? 'You are no longer logged in. Reload this page.'
    : (detail ?? title ?? 'Something went wrong. Try again.');
}
