// Sign-in flows: a state is registered at one gateway, and its callback arrives at another.
import { createHash, randomUUID } from 'node:crypto';
import type WebSocket from 'ws';
import { call, openSocket, outcomeOf, within } from '../call.ts';
import type { NodeProcess } from '../node-process.ts';
import { type Client, type ClientContext, gatewayAt, gateways } from './client.ts';

const RESUME_SECRET = 'a-secret-for-resuming-the-flow';
const SETTLE_MS = 200;
const ORDERS = [
  [0, 1],
  [1, 0],
];

type FlowKind = 'plain' | 'acknowledge' | 'move' | 'resume';

export function flows({ cluster, history, random }: ClientContext): Client {
  /** Opens a socket and registers the state on it. */
  const register = async (state: string, kind: FlowKind, node = random.pick(gateways(cluster))) => {
    const { promise: answer, resolve } = Promise.withResolvers<boolean>();
    const name = randomUUID();
    const { promise: code, resolve: receivedCode } = Promise.withResolvers<true>();
    const begin = history.now;
    const socket: WebSocket | null = await openSocket(gatewayAt(cluster, node), '/', {}, (message) => {
      if (message['type'] === 'registered' || message['type'] === 'error') resolve(message['type'] === 'registered');
      if (message['type'] !== 'callback') return;
      history.note('code', state, { value: String(message['code']), socket: name, node: node.name });
      if (kind === 'acknowledge') socket?.send(JSON.stringify({ type: 'received', state }));
      receivedCode(true);
    });
    const more = kind === 'plain' ? {} : { resume: RESUME_SECRET };
    const acknowledge = kind === 'acknowledge';
    socket?.send(JSON.stringify({ type: 'register', state, provider: 'acme', acknowledge, ...more }));
    const registered = socket ? await within(answer) : null;
    const outcome = registered === null ? 'unknown' : registered ? 'ok' : 'refused';
    history.add({ operation: 'register', key: state, begin, end: history.now, outcome, value: kind, node: node.name });
    return { socket, code, registered: registered === true };
  };

  const callback = async (node: NodeProcess, state: string, kind: FlowKind, code: string) => {
    const begin = history.now;
    const reply = await call(gatewayAt(cluster, node), `/callback?state=${state}&code=${code}`);
    const replyOutcome = outcomeOf(reply);
    const isAway = String(reply?.body['type']).endsWith('/client-away');
    // with `acknowledge` the same code may still be delivered later, so a refusal is not final
    const outcome =
      replyOutcome === 'ok'
        ? replyOutcome
        : kind !== 'acknowledge' && (replyOutcome === 'refused' || isAway)
          ? 'refused'
          : 'unknown';
    history.add({ operation: 'page', key: state, begin, end: history.now, outcome, value: code, node: node.name });
    return outcome === 'ok';
  };

  const round = async (): Promise<boolean> => {
    const state = randomUUID();
    const kind = random.pick<FlowKind>(['plain', 'acknowledge', 'move', 'resume']);
    const [one, other] = random.pick(ORDERS).map((index) => gateways(cluster)[index]);
    const sockets = [await register(state, kind, one)];
    try {
      if (kind === 'move') sockets.push(await register(state, kind, other));
      if (kind === 'resume') {
        // at the same gateway, which may notice that the old connection has closed before, after or never
        random.pick([() => sockets[0]?.socket?.close(), () => sockets[0]?.socket?.terminate(), () => {}])();
        sockets.push(await register(state, kind, one));
      }
      const codeOf = (turn: number) =>
        createHash('sha256')
          .update(`${state} ${kind === 'acknowledge' ? 0 : turn}`)
          .digest('hex')
          .slice(0, 16);
      const pages = await Promise.all(gateways(cluster).map((node, turn) => callback(node, state, kind, codeOf(turn))));
      const last = sockets.at(-1);
      const arrived = last ? await within(last.code, SETTLE_MS) : null;
      return Boolean(last?.registered && arrived) && pages.includes(true);
    } finally {
      for (const { socket } of sockets) socket?.terminate();
    }
  };
  return { round, close: async () => {} };
}
