// Asks the agent in a proxied page. Its answers are checked: the page may have changed what the agent does.
import { script } from '../../../../../../../generated/pages/agent.ts';
import type { Answer, Ask, OpenedDialog, OutlineNode } from '../../../../proxy/agent/protocol.ts';
import { within } from '../../capture/picture.ts';
import type { ProxiedFrame } from '../proxied-frame.ts';
import { linesOf, numberOf, pageText, readNode } from './outline-text.ts';

export interface Seen {
  readonly nodes: readonly OutlineNode[];
  readonly lines: readonly string[];
  readonly isModal: boolean;
  readonly quietMs: number;
}

const LOOK_MS = 10_000;
/** More than the agent returns. */
const MAX_NODES = 50_000;
const MAX_DIALOGS = 20;
/** The number of the next ref of all pages in this window, also after a reload. */
const NEXT = 'annex-next-ref';

export class AgentChannel {
  readonly #proxy: Pick<ProxiedFrame, 'send' | 'site'>;
  readonly #waiting = new Map<number, (answer: Answer | 'left') => void>();
  /** The refs of the current document. */
  readonly #refs = new Set<number>();
  #dialogs: OpenedDialog[] = [];
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

  /** The document is gone, and its agent with it. */
  left(): void {
    this.#isPrepared = false;
    this.#refs.clear();
    for (const end of this.#waiting.values()) end('left');
    this.#waiting.clear();
  }

  answered(id: number, answer: Answer): void {
    this.#waiting.get(id)?.(Object(answer));
  }

  /** The native dialogs since the last call. */
  takeDialogs(): OpenedDialog[] {
    const taken = this.#dialogs.slice(0, MAX_DIALOGS);
    this.#dialogs = [];
    return taken;
  }

  /** Null if the page does not answer. A ref is valid only if it is new, or was given to this document before. */
  async look(root: number | null): Promise<Seen | null> {
    const next = Number(sessionStorage.getItem(NEXT) ?? 1);
    const answer = this.#proxy.site === null ? null : await this.ask({ root, next }, LOOK_MS);
    if (answer === null || answer === 'left' || !Array.isArray(answer.nodes)) return null;
    const received = answer.nodes.slice(0, MAX_NODES);
    const end = next + received.length;
    const isNew = (number: number) => Number.isInteger(number) && number >= next && number < end;
    const nodes = Array.from(received, (node) => readNode(Object(node))).map((node) => {
      const isOwn = this.#refs.has(node.number) || isNew(node.number);
      return { ...node, isActionable: node.isActionable && isOwn };
    });
    const refs = nodes.filter(({ isActionable }) => isActionable).map(({ number }) => number);
    for (const ref of refs) this.#refs.add(ref);
    sessionStorage.setItem(NEXT, String(refs.reduce((last, ref) => Math.max(last, ref + 1), next)));
    return { nodes, lines: linesOf(nodes), isModal: answer.isModal === true, quietMs: numberOf(answer.quietMs) };
  }

  /** Null: no answer in time. `left`: the document went away. */
  async ask(ask: Ask, ms: number): Promise<Answer | 'left' | null> {
    if (!this.#isPrepared) this.#proxy.send({ type: 'agent', code: script });
    this.#isPrepared = true;
    const id = ++this.#asks;
    const answered = new Promise<Answer | 'left'>((resolve) => this.#waiting.set(id, resolve));
    this.#proxy.send({ type: 'ask', id, ask });
    const answer = await within(ms, answered);
    this.#waiting.delete(id);
    if (answer !== null && answer !== 'left' && Array.isArray(answer.dialogs)) {
      this.#dialogs.push(...answer.dialogs.slice(0, MAX_DIALOGS).map((dialog) => readDialog(Object(dialog))));
    }
    return answer;
  }
}

const readDialog = ({ kind, message, accepted }: Partial<Record<keyof OpenedDialog, unknown>>): OpenedDialog => ({
  kind: kind === 'confirm' || kind === 'prompt' ? kind : 'alert',
  message: pageText(message),
  accepted: accepted === true,
});
