// Work that needs a browser: it runs on the node that the browser is connected to. Each feature defines its own, and the
// server gives all of them to `Rooms`, so that other nodes can ask for them.
import { NoReplyError } from '../../../base/state/nodes/mailbox.ts';
import type { BrowserNodes, OpenBrowser } from '../browsers/browser-nodes.ts';
import { bestOf } from '../browsers/room-browsers.ts';
import type { ActingCaller, WorkspaceName } from '../workspace.ts';
import type { Room } from './room.ts';

/** What one caller does in one workspace. */
export interface RoomCaller {
  readonly room: Room;
  readonly by: ActingCaller;
}

interface Rules<Result> {
  readonly timeoutMs: number;
  /** 'withdrawn': the other node has not begun and will not. */
  readonly onNoReply: (outcome: NoReplyError['outcome'], runHere: () => Promise<Result>) => Promise<Result>;
  /** Browsers of a higher rank are preferred. */
  readonly rank?: (browser: OpenBrowser) => number;
  readonly runHere?: () => Promise<Result>;
}

/** Added to the timeout of the other node, for the messages between the nodes. */
const BETWEEN_NODES_MS = 3_000;

/** `Sent`: the result as JSON, for the node that asked. */
export class BrowserWork<Body extends readonly unknown[], Result, Sent = Result> {
  readonly #subject: string;
  readonly #run: (caller: RoomCaller, ...body: Body) => Promise<Result>;
  readonly #encode: (result: Result) => Sent;
  readonly #decode: (sent: Sent) => Result;

  /** `run`: in a browser of this node. */
  constructor(
    subject: string,
    run: (caller: RoomCaller, ...body: Body) => Promise<Result>,
    encode = (result: Result) => result as unknown as Sent,
    decode = (sent: Sent) => sent as unknown as Result,
  ) {
    this.#subject = subject;
    this.#run = run;
    this.#encode = encode;
    this.#decode = decode;
  }

  async ask(caller: RoomCaller, body: Body, rules: Rules<Result>): Promise<Result> {
    const { timeoutMs, onNoReply, rank, runHere = () => this.#run(caller, ...body) } = rules;
    const { room, by } = caller;
    const { nodes } = room.parts;
    const node = nodes && bestOf(await room.browsers.everywhere(), rank)?.node;
    if (!nodes || !node) return runHere();
    try {
      const message = [room.name, by, ...body];
      return this.#decode(await nodes.ask<Sent>(node, this.#subject, message, timeoutMs + BETWEEN_NODES_MS));
    } catch (error) {
      if (error instanceof NoReplyError) return onNoReply(error.outcome, runHere);
      throw error;
    }
  }

  /** Does what other nodes ask for. */
  serve(nodes: BrowserNodes, roomOf: (workspace: WorkspaceName) => Room): void {
    nodes.answer(this.#subject, async ([workspace, by, ...body]: [WorkspaceName, ActingCaller, ...Body]) =>
      this.#encode(await this.#run({ room: roomOf(workspace), by }, ...(body as unknown as Body))),
    );
  }
}
