// Faults of different kinds, each planted between one of our servers and its callers, and the checks that find it.
import type { Target } from '../annex-servers.ts';
import type { Fault, ProxiedRequest, ProxiedResponse } from '../faulty-proxy.ts';

export interface Planted {
  readonly name: string;
  /** Checks that run; at least one must fail. */
  readonly checks: readonly string[];
  readonly fault: (target: Target) => Fault;
}
export type Json = Record<string, unknown>;

/** Reports success without forwarding the request. */
export const swallow = (method: string, path: RegExp, status = 204): Fault => ({
  answer: (call) => (call.method === method && path.test(call.path) ? { status, headers: {} } : null),
});
export const dropQuery = (path: RegExp, name: string): Fault => ({
  onRequest: (call) => {
    if (path.test(call.path)) call.path = call.path.replaceAll(new RegExp(`([?&])${name}=[^&]*`, 'g'), '$1x=1');
  },
});
const onOk = (path: RegExp, change: (response: ProxiedResponse, call: ProxiedRequest) => void): Fault => ({
  onResponse: (response, call) => {
    if (response.status < 300 && path.test(call.path)) change(response, call);
  },
});
export const editJson = (path: RegExp, change: (json: Json, call: ProxiedRequest) => Json): Fault =>
  onOk(path, (response, call) => {
    if (!/json/.test(String(response.headers['content-type']))) return;
    response.text = Buffer.from(
      JSON.stringify(change(JSON.parse(Buffer.from(response.text, 'latin1').toString()) as Json, call)),
    ).toString('latin1');
  });
export const setHeader = (path: RegExp, name: string, value: string | undefined): Fault => ({
  onResponse: ({ headers }, call) => {
    if (!path.test(call.path)) return;
    if (value === undefined) delete headers[name];
    else headers[name] = value;
  },
});
export const dropHeader = (name: string): Fault => ({ onRequest: ({ headers }) => void delete headers[name] });
export const everySend = (type: string, change: 'twice' | 'everyone'): Fault => ({
  onServerMessage: (frame, send, broadcast) => {
    if (frame['type'] !== type) return send(frame);
    if (change === 'everyone') return broadcast(frame);
    send(frame);
    send(frame);
  },
});
export const list = (json: Json, field: string): Json[] => json[field] as Json[];
