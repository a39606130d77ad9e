// Lets the user point at an element of a page and write a note, for an agent. A pane of ours above the frame catches the
// pointer, so the page notices nothing.
import { html, render } from 'lit-html';
import type { PointedElement } from '../../../../../generated/workspace/messages.ts';
import { create, element } from '../../page-kit/element.ts';
import type { Point } from '../../page-kit/page.ts';
import { toast } from '../../page-kit/toast.ts';
import type { PointedPlace } from './acting/in-page-channel.ts';

export interface ElementPickerParts {
  readonly frame: HTMLIFrameElement;
  readonly pointAt: (at: Point, isNamed: boolean) => Promise<PointedPlace | null>;
  /** Null hides the ring. */
  readonly ring: (box: DOMRect | null) => void;
  /** The element as a PNG in base64; null if the page did not draw it. */
  readonly draw: (ref: string) => Promise<string | null>;
  readonly page: () => Pick<PointedElement, 'tabId' | 'address' | 'title'>;
  readonly send: (element: PointedElement) => void;
}

export class ElementPicker {
  readonly #parts: ElementPickerParts;
  readonly #pane = create<HTMLElement>(html`<div
    class="pointing-pane"
    hidden
    @mousedown=${(event: Event) => event.preventDefault()}
    @pointermove=${(event: PointerEvent) => void this.#hover(event)}
    @click=${(event: PointerEvent) => void this.#pick(event)}
  ></div>`);
  readonly #card = element('div', { class: 'hint pointed', hidden: true });
  readonly elements = [this.#pane, this.#card];
  #isAsking = false;

  constructor(parts: ElementPickerParts) {
    this.#parts = parts;
    addEventListener('keydown', ({ key }) => key === 'Escape' && this.stop());
  }

  start(): void {
    this.#pane.hidden = false;
    this.#show(html`<span>Click the element that you want to show to an agent.</span>`);
  }

  stop(): void {
    if (this.#pane.hidden && this.#card.hidden) return;
    [this.#pane.hidden, this.#card.hidden] = [true, true];
    this.#parts.ring(null);
  }

  #show(content: unknown): void {
    render(
      html`${content}<button type="button" class="button" @click=${() => this.stop()}>Cancel</button>`,
      this.#card,
    );
    this.#card.hidden = false;
  }

  /** In pixels of the frame, which may be zoomed. */
  #placeOf({ clientX, clientY }: PointerEvent): Point {
    const { x, y } = this.#parts.frame.getBoundingClientRect();
    const zoom = Number(this.#parts.frame.style.scale || 1);
    return { x: (clientX - x) / zoom, y: (clientY - y) / zoom };
  }

  async #hover(event: PointerEvent): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    const place = await this.#parts.pointAt(this.#placeOf(event), false);
    this.#isAsking = false;
    if (place && !this.#pane.hidden) this.#parts.ring(place.box);
  }

  async #pick(event: PointerEvent): Promise<void> {
    const place = await this.#parts.pointAt(this.#placeOf(event), true);
    this.#pane.hidden = true;
    if (!place) {
      this.stop();
      return toast('The page did not answer. Load it again, then point at the element.');
    }
    this.#parts.ring(place.box);
    const note = element('input', { type: 'text', maxlength: '2000', placeholder: 'Note for the agent (optional)' });
    note.ariaLabel = 'Note for the agent';
    const submit = (submitted: Event) => {
      submitted.preventDefault();
      void this.#send(place, note.value.trim());
    };
    this.#show(html`<form @submit=${submit}>
      <span>${place.line}</span>${note}<button class="button primary">Send to agents and copy</button>
    </form>`);
    if (document.activeElement !== this.#parts.frame) note.focus(); // the page keeps the focus that it has
  }

  async #send({ ref, line, box }: PointedPlace, note: string): Promise<void> {
    const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(Math.round) as [
      number,
      number,
      number,
      number,
    ];
    const { page, send, draw } = this.#parts;
    const pointed: PointedElement = { ...page(), ref, line, box: { x, y, width, height }, note };
    send(pointed);
    this.stop();
    const isCopied = await copy(textOf(pointed), draw(ref));
    toast(isCopied ? 'Sent to agents that wait, and copied with a picture.' : 'Sent to agents that wait.');
  }
}

/** For agents that get it pasted. */
const textOf = ({ line, box, address, note, tabId }: PointedElement): string =>
  [
    ...(note ? [note] : []),
    `Element: ${line}`,
    `Page: ${address ?? 'unknown'} (${tabId}), at ${box.x},${box.y}, ${box.width} x ${box.height} pixels`,
  ].join('\n');

/** The user has just clicked, which allows it. The picture may come a moment later. */
async function copy(text: string, drawn: Promise<string | null>): Promise<boolean> {
  const picture = drawn.then((base64) => new Blob([bytesOf(base64 ?? '')], { type: 'image/png' }));
  const item = { 'text/plain': new Blob([text], { type: 'text/plain' }), 'image/png': picture };
  try {
    await navigator.clipboard.write([new ClipboardItem(item)]);
    return true;
  } catch {
    return false;
  }
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
