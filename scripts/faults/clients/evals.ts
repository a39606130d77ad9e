// Sandbox evals: requested at one node, run by a browser that is connected to another.
import { randomUUID } from 'node:crypto';
import type WebSocket from 'ws';
import { SANDBOX } from '../../../generated/workspace/panel-types.ts';
import { call, openSocket, outcomeOf, within } from '../call.ts';
import { type Client, type ClientContext, platformAt, platforms } from './client.ts';

const NOT_SHARING = { tab: false, screen: false };

export function evals({ cluster, history, random, cookie }: ClientContext): Client {
  const headers = { 'x-api-key': cluster.key };
  const repo = `evals-${randomUUID()}`;
  const browser = randomUUID();
  /** Results by command: a page that reconnects gets the command again and repeats the result. */
  const outcomes = new Map<string, unknown>();
  let socket: WebSocket | null = null;
  let panelId: string | null = null;

  /** Connects as the page does, unless it is still connected. */
  const connect = async (): Promise<boolean> => {
    if (socket?.readyState === socket?.OPEN && socket) return true;
    const { promise: welcome, resolve } = Promise.withResolvers<true>();
    const target = platformAt(cluster, random.pick(platforms(cluster)));
    const origin = `http://127.0.0.1:${cluster.platformPort}`;
    const opened = await openSocket(target, '/workspaces/channel', { cookie, origin }, (message) => {
      if (message['type'] === 'welcome') resolve(true);
      if (message['type'] !== 'command') return;
      const { command, code } = message as { command: string; code: string };
      if (!outcomes.has(command)) {
        const key = code.replaceAll("'", '');
        history.note('ran', key);
        outcomes.set(command, { status: 'executed', result: key });
        opened?.send(JSON.stringify({ type: 'accepted', command }));
      }
      opened?.send(JSON.stringify({ type: 'result', command, outcome: outcomes.get(command) }));
    });
    socket = opened;
    opened?.send(JSON.stringify({ type: 'hello', owner: 'demo', repo, browser, focused: true, sharing: NOT_SHARING }));
    return (await within(welcome)) === true;
  };

  const openPanel = async (): Promise<string | null> => {
    const body = { panelId: 'leaf-1', direction: 'horizontal', panelType: SANDBOX };
    const path = `/api/workspaces/editor/demo/${repo}/current/splits`;
    const reply = await call(platformAt(cluster), path, { method: 'POST', headers, body });
    return outcomeOf(reply) === 'ok' ? String(reply?.body['panelId']) : null;
  };

  const round = async (): Promise<boolean> => {
    panelId ??= await openPanel();
    if (panelId === null) return false;
    const connected = await connect();
    const key = randomUUID();
    const begin = history.now;
    const body = { panelId, action: 'eval', code: `'${key}'`, timeout_ms: 2_000 };
    const reply = await call(platformAt(cluster), `/api/panels/sandbox/demo/${repo}`, {
      method: 'PATCH',
      headers,
      body,
    });
    const value = String(reply?.body['status'] ?? '');
    history.add({ operation: 'eval', key, begin, end: history.now, outcome: outcomeOf(reply), value });
    return connected && value === 'executed';
  };
  return { round, close: async () => socket?.terminate() };
}
