// A headless workspace page: speaks the channel like the real one, and runs code in its own contexts.
import { randomUUID } from 'node:crypto';
import { type Context, createContext, runInContext } from 'node:vm';
import { WebSocket as NodeSocket } from 'ws';
import type {
  CaptureCommand,
  CommandMessage,
  CommandOutcome,
  EvalCommand,
  Layout,
  LayoutChange,
  LogLine,
  PageCommand,
  WebviewCommand,
  WebviewStatus,
  WorkspaceChannel,
} from '../../../generated/workspace/messages.ts';
import { messages } from '../../../generated/workspace/validators.js';
import { tabsOf } from '../../../src/areas/workspace/layout/tree.ts';
import type { SocketClient } from '../../../src/contract/channel.ts';
import { connectSocket } from '../../../src/contract/client/index.ts';

type Server = WorkspaceChannel['server'];
type Of<Type extends Server['type']> = Extract<Server, { type: Type }>;

export interface PageOptions {
  readonly owner?: string;
  readonly repo?: string;
  readonly focused?: boolean;
  readonly sharing?: { tab: boolean; screen: boolean };
  readonly canShare?: { tab: boolean; screen: boolean };
  /** The response to a capture; a very small PNG by default. */
  readonly capture?: (command: CaptureCommand) => CommandOutcome | Promise<CommandOutcome>;
  /** The response about a web view; a loaded page by default. */
  readonly webview?: (command: WebviewCommand) => CommandOutcome | Promise<CommandOutcome>;
  /** The response about a page in proxy mode; an unknown address by default. */
  readonly page?: (command: PageCommand) => CommandOutcome | Promise<CommandOutcome>;
  /** Changes the outcome of code that has run. */
  readonly evaluated?: (outcome: CommandOutcome) => CommandOutcome;
  /** Whether sandboxes are still loading: code is deferred until `loaded`. */
  readonly loading?: boolean;
  /** False: accepts commands but sends nothing, like a hanging page. */
  readonly responsive?: boolean;
}

/** 2 by 2 pixels. */
export const SMALL_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR42mNQSFgARAwQCgAdjgSBqe440QAAAABJRU5ErkJggg==';

const NOTHING = { tab: false, screen: false };

export class TestPage {
  readonly id = randomUUID();
  readonly options: PageOptions;
  layout: Layout | null = null;
  revision = -1;
  readonly log: LogLine[] = [];
  /** All received messages, in order. */
  readonly received: Server[] = [];
  /** Ids of commands that were run here, in order. None may appear twice. */
  readonly begun: string[] = [];
  /** Holds results back: commands run, but no result is sent. 'wholly': they are not confirmed either. */
  mute: boolean | 'wholly' = false;
  #url: string;
  #headers: Record<string, string>;
  readonly #outcomes = new Map<string, CommandOutcome | 'running'>();
  readonly #sandboxes = new Map<string, Context>();
  readonly #waiting = new Set<() => void>();
  #deferred: EvalCommand[] = [];
  #loading: boolean;
  #socket: NodeSocket | null = null;
  #client: SocketClient<WorkspaceChannel> | null = null;
  #changes = 0;

  constructor(url: string, headers: Record<string, string>, options: PageOptions = {}) {
    this.#url = `${url}/workspaces/channel`;
    this.#headers = headers;
    this.options = options;
    this.#loading = options.loading ?? false;
  }

  /** Connects or reconnects, and waits for the workspace. */
  async open(): Promise<this> {
    const welcomes = this.#count('welcome');
    await this.#connect();
    await this.until(() => this.#count('welcome') > welcomes);
    return this;
  }

  /** The platform has moved: the next `open` connects there, and the page keeps its state. */
  moveTo(url: string, headers: Record<string, string>): void {
    this.#url = `${url}/workspaces/channel`;
    this.#headers = headers;
  }

  async #connect(): Promise<void> {
    const open = (address: string) => {
      this.#socket = new NodeSocket(address, { headers: this.#headers });
      return this.#socket as unknown as WebSocket;
    };
    const client = await connectSocket<WorkspaceChannel>(this.#url, {
      open,
      validate: messages.server,
      maxMessageLength: 64 << 20,
    });
    this.#client = client;
    void this.#read(client);
    const { owner = 'demo', repo = 'rover', focused = true, sharing = NOTHING, canShare } = this.options;
    const able = canShare ? { canShare } : {};
    await client.send({ type: 'hello', owner, repo, browser: this.id, focused, sharing, ...able });
  }

  send(message: WorkspaceChannel['client']): Promise<void> {
    if (!this.#client) throw new Error('The page is not connected');
    return this.#client.send(message);
  }

  /** Sends a change by the user; resolves with `done` or `refused`. */
  async change(change: LayoutChange): Promise<Of<'done'> | Of<'refused'>> {
    const id = `c-${++this.#changes}`;
    await this.send({ type: 'change', id, change });
    return this.next(
      (message): message is Of<'done'> | Of<'refused'> =>
        (message.type === 'done' || message.type === 'refused') && message.id === id,
    );
  }

  /** The first matching message, received already or later. */
  async next<M extends Server>(fits: (message: Server) => message is M): Promise<M> {
    await this.until(() => this.received.some(fits));
    return this.received.find(fits) as M;
  }

  async until(ready: () => boolean): Promise<void> {
    while (!ready()) await new Promise<void>((resolve) => this.#waiting.add(resolve));
  }

  untilRevision(revision: number): Promise<void> {
    return this.until(() => this.revision >= revision);
  }

  untilBegun(count: number): Promise<void> {
    return this.until(() => this.begun.length >= count);
  }

  /** The sandboxes have loaded: deferred code runs. */
  loaded(): void {
    this.#loading = false;
    for (const command of this.#deferred.splice(0)) void this.#work(command);
  }

  /** Sends the results that were held back. */
  unmute(): void {
    this.mute = false;
    for (const [command, outcome] of this.#outcomes) if (outcome !== 'running') this.#tell(command, outcome);
  }

  /** Stops reading, even the server's close; sending still works. */
  stopReading(): void {
    this.#socket?.pause();
  }

  readOn(): void {
    this.#socket?.resume();
  }

  /** The network fails; the page stays open. */
  async cut(): Promise<void> {
    const socket = this.#socket;
    if (!socket || socket.readyState === socket.CLOSED) return;
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.terminate();
    await closed;
  }

  /** The user closes the page. */
  async close(): Promise<void> {
    await this.#client?.close();
  }

  /** Resolves with the code when the server closes the connection. */
  closed(): Promise<number> {
    const socket = this.#socket;
    if (!socket) throw new Error('The page was never connected');
    return new Promise((resolve) => socket.once('close', (code: number) => resolve(code)));
  }

  async #read(client: SocketClient<WorkspaceChannel>): Promise<void> {
    try {
      for await (const message of client) {
        this.#take(message);
        this.received.push(message);
        this.#wake();
      }
    } catch {
      // the connection broke; the page reconnects when the test says so
    }
    this.#wake();
  }

  #take(message: Server): void {
    if (message.type === 'welcome' || message.type === 'layout') {
      if (message.revision < this.revision) return;
      this.layout = message.layout;
      this.revision = message.revision;
    }
    if (message.type === 'welcome') this.log.splice(0, this.log.length, ...message.log);
    if (message.type === 'log') this.log.push(message.line);
    if (message.type === 'command') void this.#command(message);
  }

  async #command(message: CommandMessage): Promise<void> {
    if (this.options.responsive === false) return;
    const known = this.#outcomes.get(message.command);
    if (known === 'running') return;
    if (known) return this.#tell(message.command, known);
    this.#outcomes.set(message.command, 'running');
    if (message.kind === 'eval' && this.#loading) {
      this.#deferred.push(message);
      return this.send({ type: 'deferred', command: message.command });
    }
    if (this.mute !== 'wholly') await this.send({ type: 'accepted', command: message.command });
    await this.#work(message);
  }

  async #work(message: CommandMessage): Promise<void> {
    this.begun.push(message.command);
    this.#wake();
    const outcome = await this.#outcome(message);
    this.#outcomes.set(message.command, outcome);
    this.#tell(message.command, outcome);
  }

  async #outcome(message: CommandMessage): Promise<CommandOutcome> {
    if (message.kind === 'eval') return this.#evaluated(await this.#eval(message));
    if (message.kind === 'page') return this.options.page?.(message) ?? { status: 'answered', address: null };
    return message.kind === 'capture' ? this.#capture(message) : this.#look(message);
  }

  async #look(command: WebviewCommand): Promise<CommandOutcome> {
    await this.untilRevision(command.revision);
    return this.options.webview?.(command) ?? this.seen(command.tabId);
  }

  /** Reports a web view, like newer pages; a loaded page by default. */
  report(tabId: string, status: Partial<WebviewStatus> = {}): Promise<void> {
    const state = this.layout && tabsOf(this.layout).find(({ id }) => id === tabId)?.panelState;
    const { reloads = 0, proxyEnabled: proxied = false } = state ?? {};
    const { status: _, console, failedRequests, ...seen } = this.seen(tabId);
    const counts = { consoleLines: console.length, failedRequests: failedRequests.length };
    const report = { tabId, revision: this.revision, ...seen, ...counts, reloads, proxied, ...status };
    return this.send({ type: 'webviews', webviews: [report] });
  }

  /** A loaded page, according to the layout. */
  seen(tabId: string): Extract<CommandOutcome, { status: 'seen' }> {
    const state = this.layout && tabsOf(this.layout).find(({ id }) => id === tabId)?.panelState;
    const { url = null, loads = 0 } = state ?? {};
    const page = { sentTo: url, loads, address: url, title: null, console: [], failedRequests: [] };
    return { status: 'seen', state: 'loaded', ...page };
  }

  #tell(command: string, outcome: CommandOutcome): void {
    if (this.mute || this.#socket?.readyState !== 1) return;
    void this.send({ type: 'result', command, outcome });
  }

  async #eval({ tabId, code }: EvalCommand): Promise<CommandOutcome> {
    const context = this.#sandboxes.get(tabId) ?? createContext({ page: this });
    this.#sandboxes.set(tabId, context);
    try {
      const result: unknown = await runInContext(code, context);
      return result === undefined ? { status: 'executed' } : { status: 'executed', result };
    } catch (error) {
      return { status: 'error', error: String(error) };
    }
  }

  #evaluated(outcome: CommandOutcome): CommandOutcome {
    return this.options.evaluated?.(outcome) ?? outcome;
  }

  async #capture(command: CaptureCommand): Promise<CommandOutcome> {
    return (await this.options.capture?.(command)) ?? { status: 'captured', loaded: true, png: SMALL_PNG };
  }

  #count(type: Server['type']): number {
    return this.received.filter((message) => message.type === type).length;
  }

  #wake(): void {
    for (const waiting of this.#waiting) waiting();
    this.#waiting.clear();
  }
}
