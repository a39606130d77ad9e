// The WebSocket to the server. Reconnects as long as the page is open.
import type {
  DoneMessage,
  LayoutChange,
  Sharing,
  WorkspaceChannel,
} from '../../../../../generated/workspace/messages.ts';
import { received } from '../../../../../generated/workspace/validators.js';
import type { SocketClient } from '../../../../contract/channel.ts';
import { ContractError, connectSocket } from '../../../../contract/client/index.ts';
import { readProof } from '../../../../pages/browser/own-fetch.ts';
import { createHeartbeat } from './heartbeat.ts';

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

export function createConnection(
  { owner, repo }: { readonly owner: string; readonly repo: string },
  canShare: Sharing,
  receive: (message: ServerMessage) => void,
  show: (state: ConnectionState, reason: string) => void,
) {
  const waiting = new Map<string, PromiseWithResolvers<DoneMessage | null>>();
  let socket: SocketClient<WorkspaceChannel> | null = null;
  let shared: Sharing = { tab: false, screen: false };
  let changes = 0;
  let wait = FIRST_WAIT_MS;
  let wake: () => void = () => {};
  const hello = { owner, repo, browser: crypto.randomUUID() };
  addEventListener('online', () => wake());

  /** Returns when the server denies access, or sends messages that this page does not know. */
  async function run(): Promise<void> {
    show('connecting', '');
    for (;;) {
      const end = await once();
      socket = null;
      if (end) return show(end.state, end.reason);
      show('lost', '');
      await pause();
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
  }

  /** Resolves once the change is saved; null if the response was lost with the connection. */
  function change(layoutChange: LayoutChange): Promise<DoneMessage | null> {
    if (!socket) return Promise.reject(new ChangeRefused('Connection lost. Try again in a moment.'));
    const id = `c-${++changes}`;
    const saved = Promise.withResolvers<DoneMessage | null>();
    waiting.set(id, saved);
    send({ type: 'change', id, change: layoutChange });
    return saved.promise;
  }

  function share(sharing: Sharing): void {
    shared = sharing;
    send({ type: 'sharing', ...sharing });
  }

  /** A message that cannot be sent now is replaced by the next `hello` or the repeated command. */
  function send(message: WorkspaceChannel['client']): void {
    void socket?.send(message).catch(() => {});
  }

  /** One connection. Null: reconnect. */
  async function once(): Promise<End | null> {
    const given = new AbortController();
    const heartbeat = createHeartbeat(
      () => send({ type: 'ping' }),
      () => given.abort(new Error('no heartbeat from the server')),
    );
    try {
      const proof = readProof();
      const opened = await connectSocket<WorkspaceChannel>(new URL('/workspaces/channel', location.href), {
        validate: received,
        maxMessageLength: MAX_MESSAGE_CHARACTERS,
        timeoutMs: OPEN_TIMEOUT_MS,
        signal: given.signal,
        open: (address) => new WebSocket(address, ['annex', ...(proof === null ? [] : [`proof.${proof}`])]),
      });
      socket = opened;
      const state = { focused: document.hasFocus(), sharing: shared, canShare };
      await opened.send({ type: 'hello', ...hello, ...state });
      heartbeat.start();
      for await (const message of opened) {
        heartbeat.received();
        if (message.type === 'error' && message.code !== 'bad-message') {
          return { state: 'refused', reason: message.error };
        }
        take(message);
      }
    } catch (error) {
      // Lost connections are retried. A contract error after an upgrade would repeat forever.
      if (error instanceof ContractError) return { state: 'outdated', reason: OUTDATED };
    } finally {
      heartbeat.stop();
    }
    return null;
  }

  function take(message: Server): void {
    switch (message.type) {
      case 'welcome':
        // The layout in the welcome shows whether changes without a response were made.
        for (const { resolve } of waiting.values()) resolve(null);
        waiting.clear();
        wait = FIRST_WAIT_MS;
        show('open', '');
        return receive(message);
      case 'done':
        waiting.get(message.id)?.resolve(message);
        return void waiting.delete(message.id);
      case 'refused':
        waiting.get(message.id)?.reject(new ChangeRefused(message.error));
        return void waiting.delete(message.id);
      case 'pong':
        return;
      case 'error':
        return console.error(message.error);
      default:
        return receive(message);
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      wake = resolve;
      setTimeout(resolve, wait);
    });
  }

  return { run, change, share, send };
}
