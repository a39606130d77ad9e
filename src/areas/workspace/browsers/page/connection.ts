// The WebSocket to the server. Reconnects as long as the page is open.
import type {
  DoneMessage,
  HelloMessage,
  LayoutChange,
  Sharing,
  WorkspaceChannel,
} from '../../../../../generated/workspace/messages.ts';
import { received } from '../../../../../generated/workspace/validators.js';
import type { SocketClient } from '../../../../contract/channel.ts';
import { ContractError, connectSocket } from '../../../../contract/client/index.ts';
import { readProof } from '../../../../pages/browser/own-fetch.ts';
import { Heartbeat } from './heartbeat.ts';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;
const MAX_MESSAGE_CHARACTERS = 8 << 20;
const OPEN_TIMEOUT_MS = 6_000;
const OUTDATED = 'A newer version is available. Reload this page.';

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'refused' | 'outdated';

/** The message is meant for the user. */
export class ChangeRefused extends Error {}
type Server = WorkspaceChannel['server'];
interface End {
  readonly state: 'refused' | 'outdated';
  readonly reason: string;
}
/** The messages that the connection does not handle itself. */
export type ServerMessage = Exclude<Server, { type: 'done' | 'refused' | 'pong' | 'error' }>;

export class Connection {
  readonly #hello: Pick<HelloMessage, 'owner' | 'repo' | 'browser' | 'canShare'>;
  readonly #receive: (message: ServerMessage) => void;
  readonly #show: (state: ConnectionState, reason: string) => void;
  readonly #waiting = new Map<string, PromiseWithResolvers<DoneMessage | null>>();
  #socket: SocketClient<WorkspaceChannel> | null = null;
  #shared: Sharing = { tab: false, screen: false };
  #changes = 0;
  #wait = FIRST_WAIT_MS;
  #wake: () => void = () => {};

  constructor(
    { owner, repo }: { readonly owner: string; readonly repo: string },
    canShare: Sharing,
    receive: (message: ServerMessage) => void,
    show: (state: ConnectionState, reason: string) => void,
  ) {
    this.#hello = { owner, repo, browser: crypto.randomUUID(), canShare };
    this.#receive = receive;
    this.#show = show;
    addEventListener('online', () => this.#wake());
  }

  /** Returns when the server denies access, or sends messages that this page does not know. */
  async run(): Promise<void> {
    this.#show('connecting', '');
    for (;;) {
      const end = await this.#once();
      this.#socket = null;
      if (end) return this.#show(end.state, end.reason);
      this.#show('lost', '');
      await this.#pause();
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
    }
  }

  /** Resolves once the change is saved; null if the response was lost with the connection. */
  change(layoutChange: LayoutChange): Promise<DoneMessage | null> {
    if (!this.#socket) return Promise.reject(new ChangeRefused('Connection lost. Try again in a moment.'));
    const id = `c-${++this.#changes}`;
    const saved = Promise.withResolvers<DoneMessage | null>();
    this.#waiting.set(id, saved);
    this.send({ type: 'change', id, change: layoutChange });
    return saved.promise;
  }

  share(sharing: Sharing): void {
    this.#shared = sharing;
    this.send({ type: 'sharing', ...sharing });
  }

  /** A message that cannot be sent now is replaced by the next `hello` or the repeated command. */
  send(message: WorkspaceChannel['client']): void {
    void this.#socket?.send(message).catch(() => {});
  }

  /** One connection. Null: reconnect. */
  async #once(): Promise<End | null> {
    const closing = new AbortController();
    const heartbeat = new Heartbeat(
      () => this.send({ type: 'ping' }),
      () => closing.abort(new Error('no heartbeat from the server')),
    );
    try {
      const proof = readProof();
      const client = await connectSocket<WorkspaceChannel>(new URL('/workspaces/channel', location.href), {
        validate: received,
        maxMessageLength: MAX_MESSAGE_CHARACTERS,
        timeoutMs: OPEN_TIMEOUT_MS,
        signal: closing.signal,
        open: (address) => new WebSocket(address, ['annex', ...(proof === null ? [] : [`proof.${proof}`])]),
      });
      this.#socket = client;
      const state = { focused: document.hasFocus(), sharing: this.#shared };
      await client.send({ type: 'hello', ...this.#hello, ...state });
      heartbeat.start();
      for await (const message of client) {
        heartbeat.received();
        if (message.type === 'error' && message.code !== 'bad-message') {
          return { state: 'refused', reason: message.error };
        }
        this.#take(message);
      }
    } catch (error) {
      // Lost connections are retried. A contract error after an upgrade would repeat forever.
      if (error instanceof ContractError) return { state: 'outdated', reason: OUTDATED };
    } finally {
      heartbeat.stop();
    }
    return null;
  }

  #take(message: Server): void {
    switch (message.type) {
      case 'welcome':
        // The layout in the welcome shows whether changes without a response were made.
        for (const { resolve } of this.#waiting.values()) resolve(null);
        this.#waiting.clear();
        this.#wait = FIRST_WAIT_MS;
        this.#show('open', '');
        return this.#receive(message);
      case 'done':
        this.#waiting.get(message.id)?.resolve(message);
        return void this.#waiting.delete(message.id);
      case 'refused':
        this.#waiting.get(message.id)?.reject(new ChangeRefused(message.error));
        return void this.#waiting.delete(message.id);
      case 'pong':
        return;
      case 'error':
        return console.error(message.error);
      default:
        return this.#receive(message);
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      setTimeout(resolve, this.#wait);
    });
  }
}
