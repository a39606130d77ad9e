// Helpers that link intents and poll their status.
import { expect } from 'vitest';
import type { Schemas } from '../../../generated/intents/contract.ts';
import { createIntent, linkIntent, type PlatformUnderTest } from '../../running.ts';

export const LIFETIME_MS = 15 * 60_000;
export const TOKEN = /^tok_[A-Za-z0-9_-]{43}$/;
export const behindProxy = { serve: { trustedProxies: ['127.0.0.1'] } };
export const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });

export const poll = (
  intent: Schemas['Intent'],
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Response> => fetch(intent.updates_url, { method, headers });

/** Polls, and expects the session token. */
export async function fetchToken(intent: Schemas['Intent'], headers?: Record<string, string>): Promise<string> {
  const response = await poll(intent, headers);
  expect(response.status).toBe(200);
  const status = (await response.json()) as Schemas['AuthenticatedStatus'];
  expect(status).toEqual({ state: 'authenticated', session_token: expect.stringMatching(TOKEN) });
  return status.session_token;
}

export async function createLinkedIntent(platform: PlatformUnderTest, body?: object): Promise<Schemas['Intent']> {
  const intent = await createIntent(platform, body);
  expect((await linkIntent(platform, intent.token, await platform.login())).status).toBe(200);
  return intent;
}
