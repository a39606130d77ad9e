// The id of a request, on its log lines and in the header of a problem.
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createIntent, problemOf, useRunning } from '../running.ts';

const running = useRunning();
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
const UNKNOWN = '/callback?state=1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b&code=1';
const idOf = (response: Response): string => response.headers.get('x-request-id') ?? '';

describe('the request id', () => {
  it('is the trace id of a caller that sends traceparent, in the header of the problem and in the log', async () => {
    const gateway = await running.gateway();
    const response = await fetch(`${gateway.url}${UNKNOWN}`, { headers: { traceparent } });
    expect(idOf(response)).toBe(TRACE);
    expect(gateway.lines()).toMatchObject([
      { msg: 'request', requestId: TRACE, problem: 'unknown-state', status: 404 },
    ]);
  });

  it('is a new one for every other request', async () => {
    const gateway = await running.gateway();
    const invalid = [
      ...[
        '',
        'x',
        TRACE,
        `00-${TRACE}`,
        `ff-${TRACE}-00f067aa0ba902b7-01`,
        `00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01`,
      ],
      ...[
        `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
        `00-${TRACE}-${'0'.repeat(16)}-01`,
        `${traceparent}, ${traceparent}`,
      ],
      ...[`${traceparent}-${'x'.repeat(8_000)} y`, `00-${TRACE}-00f067aa0ba902b7-01\u00e4`],
    ];
    const ids = new Set<string>();
    for (const header of [...invalid, ...invalid]) {
      const response = await fetch(`${gateway.url}${UNKNOWN}`, {
        headers: { accept: 'application/json', traceparent: header },
      });
      expect(await problemOf(response)).toMatchObject({ name: 'unknown-state' });
      ids.add(idOf(response));
    }
    expect(ids.size).toBe(2 * invalid.length);
    expect(ids).not.toContain(TRACE);
    expect(gateway.lines().map(({ requestId }) => requestId)).toEqual([...ids]);
  });

  it('is on the line of a fault, and in the 500 of an operation and of a page', async () => {
    const platform = await running.platform({ faults: 'expected' });
    const { token } = await createIntent(platform);
    await platform.database.commit([{ text: 'drop table intents', values: [] }]);
    for (const path of [`/auth/intents/${token}`, `/auth/approve?token=${token}`]) {
      const response = await fetch(`${platform.url}${path}`);
      expect(response.status).toBe(500);
      expect(platform.faults().at(-1)?.['requestId']).toBe(idOf(response));
    }
    expect(new Set(platform.faults().map(({ requestId }) => requestId)).size).toBe(2);
  });

  it('is in problems of requests that reach no operation', async () => {
    const { url, server } = await running.gateway();
    const init = { headers: { traceparent } };
    expect(idOf(await fetch(`${url}/nothing`, init))).toBe(TRACE);
    expect(idOf(await fetch(`${url}/health`, { ...init, method: 'DELETE' }))).toBe(TRACE);
    expect(idOf(await fetch(`${url}/${'x'.repeat(9_000)}`, init))).toBe(TRACE);
    const raw = (text: string) =>
      new Promise<string>((resolve) => {
        let received = '';
        const socket = connect((server.address() as { port: number }).port, '127.0.0.1', () => socket.end(text));
        socket.on('data', (bytes) => (received += bytes)).on('close', () => resolve(received));
      });
    expect(await raw('rubbish\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\nX-Request-Id: [\da-f]{32}\r\n/);
    expect(await raw(`GET / HTTP/1.1\r\nHost: x\r\ntraceparent: ${traceparent}\r\n\r\n`)).toContain(
      `X-Request-Id: ${TRACE}\r\n`,
    );
  });

  it('is in the refusal of a WebSocket', async () => {
    const { socketUrl } = await running.gateway();
    const ws = new WebSocket(`${socketUrl}nothing`, { headers: { traceparent } });
    const response = await new Promise<IncomingMessage>((resolve) => {
      ws.on('error', () => {}).on('unexpected-response', (_, answer) => resolve(answer));
    });
    expect(response.statusCode).toBe(404);
    expect(response.headers['x-request-id']).toBe(TRACE);
    ws.terminate();
  });
});
