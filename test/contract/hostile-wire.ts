// Builds malicious requests byte by byte.
import { expect } from 'vitest';
import { nameOf } from '../requests.ts';
import type { WireAnswer } from '../running.ts';

export const head = (line: string, ...fields: string[]): string =>
  [`${line} HTTP/1.1`, 'Host: 127.0.0.1', ...fields, '', ''].join('\r\n');

/** POST /auth/intents with this body and, by default, the correct length. */
export const post = (body: string | Uint8Array, ...fields: string[]): [string, Uint8Array] => {
  const bytes = Buffer.from(body);
  const typed = fields.some((field) => /^content-type/i.test(field)) ? [] : ['Content-Type: application/json'];
  return [head('POST /auth/intents', ...typed, `Content-Length: ${bytes.length}`, ...fields), bytes];
};

export const chunk = (bytes: string | Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), Buffer.from(bytes), Buffer.from('\r\n')]);

export interface Refusal {
  readonly status: number;
  readonly name: string;
  readonly pointers: readonly string[];
}

/** Fails unless the response is problem details with the response's status. */
export function refusalOf(answer: WireAnswer): Refusal {
  expect(answer).toMatchObject({ headers: { 'content-type': 'application/problem+json' } });
  const body = JSON.parse(answer.body) as { type: string; status: number; errors?: { pointer: string }[] };
  expect(body.status).toBe(answer.status);
  return {
    status: answer.status,
    name: nameOf(body.type),
    pointers: [...new Set(body.errors?.map(({ pointer }) => pointer))],
  };
}

export const malformed = { status: 400, name: 'malformed-request' };

/** The headers of a valid handshake. */
export const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
];
