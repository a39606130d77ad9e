// Authorization codes: a state registered at one gateway, its callback at another.
import { createHash, randomUUID } from 'node:crypto';
import type WebSocket from 'ws';
import { call, openSocket, outcomeOf, within } from '../call.ts';
import type { NodeProcess } from '../node-process.ts';
import { type Client, gatewayAt, gateways, type Surroundings } from './client.ts';

const RESUME = 'a-secret-for-resuming-the-flow';
const SETTLE_MS = 200;
const ORDERS = [
  [0, 1],
  [1, 0],
];

type How = 'plain' | 'acknowledge' | 'move' | 'resume';

export function flows({ cluster, history, random }: Surroundings): Client {
  /** A socket on which the state is registered; null: it is not known to be. */
  const register = async (state: string, how: How, node = random.pick(gateways(cluster))) => {
    const { promise: answer, resolve } = Promise.withResolvers<boolean>();
    const name = randomUUID();
    const { promise: code, resolve: got } = Promise.withResolvers<true>();
    const begin = history.now;
    const socket: WebSocket | null = await openSocket(gatewayAt(cluster, node), '/', {}, (message) => {
      if (message['type'] === 'registered' || message['type'] === 'error') resolve(message['type'] === 'registered');
      if (message['type'] !== 'callback') return;
      history.note('code', state, { value: String(message['code']), socket: name, node: node.name });
      if (how === 'acknowledge') socket?.send(JSON.stringify({ type: 'received', state }));
      got(true);
    });
    const more = how === 'plain' ? {} : { resume: RESUME };
    const acknowledge = how === 'acknowledge';
    socket?.send(JSON.stringify({ type: 'register', state, provider: 'acme', acknowledge, ...more }));
    const registered = socket ? await within(answer) : null;
    const outcome = registered === null ? 'unknown' : registered ? 'ok' : 'refused';
    history.add({ operation: 'register', key: state, begin, end: history.now, outcome, value: how, node: node.name });
    return { socket, code, registered: registered === true };
  };

  const callback = async (node: NodeProcess, state: string, how: How, code: string) => {
    const begin = history.now;
    const reply = await call(gatewayAt(cluster, node), `/callback?state=${state}&code=${code}`);
    const said = outcomeOf(reply);
    const away = String(reply?.body['type']).endsWith('/client-away');
    // with `acknowledge` the same code may come again, so that a no is not the last word
    const outcome =
      said === 'ok' ? said : how !== 'acknowledge' && (said === 'refused' || away) ? 'refused' : 'unknown';
    history.add({ operation: 'page', key: state, begin, end: history.now, outcome, value: code, node: node.name });
    return outcome === 'ok';
  };

  const round = async (): Promise<boolean> => {
    const state = randomUUID();
    const how = random.pick<How>(['plain', 'acknowledge', 'move', 'resume']);
    const [one, other] = random.pick(ORDERS).map((index) => gateways(cluster)[index]);
    const sockets = [await register(state, how, one)];
    try {
      if (how === 'move') sockets.push(await register(state, how, other));
      if (how === 'resume') {
        // at the same gateway, which may hear of the old connection's end before, after or not at all
        random.pick([() => sockets[0]?.socket?.close(), () => sockets[0]?.socket?.terminate(), () => {}])();
        sockets.push(await register(state, how, one));
      }
      const codeOf = (turn: number) =>
        createHash('sha256')
          .update(`${state} ${how === 'acknowledge' ? 0 : turn}`)
          .digest('hex')
          .slice(0, 16);
      const pages = await Promise.all(gateways(cluster).map((node, turn) => callback(node, state, how, codeOf(turn))));
      const last = sockets.at(-1);
      const arrived = last ? await within(last.code, SETTLE_MS) : null;
      return Boolean(last?.registered && arrived) && pages.includes(true);
    } finally {
      for (const { socket } of sockets) socket?.terminate();
    }
  };
  return { round, close: async () => {} };
}
