// Asks the code of `proxy/in-page` in a proxied page. Its answers are checked: the page may have changed what it does.

import { script as pictureScript } from '../../../../../../generated/pages/frame-picture.ts';
import { script } from '../../../../../../generated/pages/in-page.ts';
import type { PageDialog, PointedElement } from '../../../../../../generated/workspace/messages.ts';
import type { FramePictureOptions } from '../../../capture/page/frame-picture.ts';
import { within } from '../../../capture/page/picture.ts';
import type { Point } from '../../../page-kit/page.ts';
import type { Answer, Ask, OutlineNode } from '../../proxy/in-page/protocol.ts';
import type { ProxiedFrame } from '../proxied-frame.ts';
import { describe, type Line, linesOf, numberOf, pageText, readNode } from './outline-text.ts';

export interface Seen extends Required<Pick<Answer, 'nodes' | 'isModal' | 'quietMs'>> {
  readonly outline: readonly Line[];
  readonly lines: readonly string[];
}

/** An element that the user points at, in pixels of the frame. */
export interface PointedPlace extends Pick<PointedElement, 'ref' | 'line'> {
  readonly box: DOMRect;
}

/** The box of an element, or null if it is none. */
export function readBox(box: Answer['box']): { readonly box: DOMRect } | null {
  const { x, y, width, height } = Object(box) as NonNullable<Answer['box']>;
  const isReal = [x, y, width, height].every((value) => Number.isFinite(value));
  return isReal ? { box: new DOMRect(x, y, width, height) } : null;
}

/** The document went away before it answered. */
export const LEFT: Answer = {};

const LOOK_MS = 10_000;
const DRAW_MS = 8_000;
/** As many as the code in the page returns. */
const MAX_NODES = 20_000;
const MAX_DIALOGS = 20;
const MAX_NOTES = 20;
/** The number of the next ref of all pages in this window, also after a reload. */
const NEXT = 'annex-next-ref';

export class InPageChannel {
  readonly #proxy: Pick<ProxiedFrame, 'send' | 'site'>;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  /** The refs of the current document, and the outline that last had them. */
  readonly #refs = new Map<number, readonly OutlineNode[]>();
  /** What the program should know of its steps. */
  #notes: string[] = [];
  #dialogs: PageDialog[] = [];
  #asks = 0;
  #isPrepared = false;

  constructor(proxy: Pick<ProxiedFrame, 'send' | 'site'>) {
    this.#proxy = proxy;
  }

  /** The number of a ref of the current document, else null. */
  numberOf(ref: string): number | null {
    const number = Number(ref.slice(1));
    return this.#refs.has(number) ? number : null;
  }

  /** The document is gone, and our code with it. */
  left(): void {
    this.#isPrepared = false;
    this.#refs.clear();
    for (const end of this.#waiting.values()) end(LEFT);
    this.#waiting.clear();
  }

  answered(id: number, answer: Answer): void {
    this.#waiting.get(id)?.(Object(answer));
  }

  /** The native dialogs since the last call. */
  takeDialogs(): PageDialog[] {
    const taken = this.#dialogs.slice(0, MAX_DIALOGS);
    this.#dialogs = [];
    return taken;
  }

  note(text: unknown): void {
    if (this.#notes.length < MAX_NOTES) this.#notes.push(pageText(text));
  }

  takeNotes(): string[] {
    const taken = new Set(this.#notes.filter(Boolean));
    this.#notes = [];
    return [...taken];
  }

  /** Null if the page does not answer. A ref is valid only if it is new, or was given to this document before. */
  async look(root: number | null): Promise<Seen | null> {
    const next = Number(sessionStorage.getItem(NEXT) ?? 1);
    const answer = this.#proxy.site === null ? null : await this.ask({ root, next }, LOOK_MS);
    if (!Array.isArray(answer?.nodes)) return null;
    const received = first(answer.nodes, MAX_NODES);
    const end = next + received.length;
    const isNew = (number: number) => Number.isInteger(number) && number >= next && number < end;
    const nodes = Array.from(received, (node) => readNode(Object(node))).map((node) => {
      const isOwn = this.#refs.has(node.number) || isNew(node.number);
      return { ...node, isActionable: node.isActionable && isOwn };
    });
    const outline = linesOf(nodes);
    const refs = nodes.filter(({ isActionable }) => isActionable).map(({ number }) => number);
    for (const ref of refs) if (root === null || !this.#refs.has(ref)) this.#refs.set(ref, nodes);
    sessionStorage.setItem(NEXT, String(refs.reduce((last, ref) => Math.max(last, ref + 1), next)));
    const lines = outline.map(({ text }) => text);
    return { nodes, outline, lines, isModal: answer.isModal === true, quietMs: numberOf(answer.quietMs) };
  }

  /** The element in the place of one that is gone, if every name of the page is the same: the page has drawn it anew. */
  async drawnAnew(ref: number): Promise<number | null> {
    const former = this.#refs.get(ref) ?? [];
    const nodes = (await this.look(null))?.nodes ?? [];
    const isSame = former.length === nodes.length && namesOf(former) === namesOf(nodes);
    return (isSame && nodes[former.findIndex(({ number }) => number === ref)]?.number) || null;
  }

  /** What is at a point of the frame: its line and ref, unless only its box is asked for. Null: the page does not answer. */
  async pointAt(at: Point, isNamed: boolean): Promise<PointedPlace | null> {
    const next = Number(sessionStorage.getItem(NEXT) ?? 1);
    const { box, nodes } = (await this.ask({ at, next: isNamed ? next : null }, LOOK_MS)) ?? {};
    const place = readBox(box);
    const [received] = Array.isArray(nodes) ? first(nodes, 1) : [];
    if (!place || (isNamed && !received)) return null;
    if (!isNamed) return { ...place, ref: '', line: '' };
    const node = readNode(Object(received));
    if (!this.#refs.has(node.number) && node.number !== next) return null;
    if (!this.#refs.has(node.number)) this.#refs.set(node.number, []);
    sessionStorage.setItem(NEXT, String(Math.max(next, node.number + 1)));
    return { ...place, ref: `e${node.number}`, line: describe(node) };
  }

  /** The page as it draws itself, or an element of it: a PNG in base64. Null: it did not. */
  async draw(options: FramePictureOptions, element: number | null): Promise<string | null> {
    this.#proxy.send({ type: 'agent', code: pictureScript });
    const answer = await this.ask({ draw: options, element }, DRAW_MS);
    return typeof answer?.picture === 'string' ? answer.picture : null;
  }

  /** Null: no answer in time. */
  async ask(ask: Ask, ms: number): Promise<Answer | null> {
    if (!this.#isPrepared) this.#proxy.send({ type: 'agent', code: script });
    this.#isPrepared = true;
    const id = ++this.#asks;
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    this.#proxy.send({ type: 'ask', id, ask });
    const answer = await within(ms, answered);
    this.#waiting.delete(id);
    if (Array.isArray(answer?.dialogs)) {
      this.#dialogs.push(...first(answer.dialogs, MAX_DIALOGS).map((dialog) => readDialog(Object(dialog))));
    }
    if (Array.isArray(answer?.notes)) for (const note of first(answer.notes, MAX_NOTES)) this.note(note);
    return answer;
  }
}

const namesOf = (nodes: readonly OutlineNode[]): string => nodes.map(({ role, name }) => `${role} ${name}`).join('\n');

/** A page may give an array holes, and properties such as `slice`. */
const first = (list: readonly unknown[], most: number): unknown[] =>
  Array.from({ length: Math.min(most, list.length) }, (_, at) => list[at]);

const readDialog = ({ kind, message, accepted }: Partial<Record<keyof PageDialog, unknown>>): PageDialog => ({
  kind: kind === 'confirm' || kind === 'prompt' ? kind : 'alert',
  message: pageText(message),
  accepted: accepted === true,
});
