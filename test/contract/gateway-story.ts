// A mock gateway with a test clock, and the actions of clients and browsers.
import { expect } from 'vitest';
import type { GatewayChannel } from '../../generated/gateway/messages.ts';
import { messages, validators } from '../../generated/gateway/validators.js';
import { type MockGateway, type MockGatewayOptions, mockGateway } from '../../src/areas/gateway/mock.ts';
import { connectSocket } from '../../src/contract/client/index.ts';

export const STATE = '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b';
export const OTHER = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
export const LIFETIME_MS = 600_000;

export type GatewayStory = Awaited<ReturnType<typeof gatewayStory>>;

export async function gatewayStory(options: MockGatewayOptions = {}) {
  const clock = { time: 0, now: () => clock.time };
  const gateway = await mockGateway({ clock, ...options });
  const clients: { close(): Promise<void> }[] = [];

  const connect = async () => {
    const socket = await connectSocket<GatewayChannel>(gateway.socketUrl, { validate: messages.server });
    const iterator = socket[Symbol.asyncIterator]();
    const client = {
      close: () => socket.close(),
      send: (message: object) => socket.send(message as GatewayChannel['client']),
      register: (state = STATE) => socket.send({ type: 'register', state, provider: 'google' }),
      next: async () => (await iterator.next()).value,
    };
    clients.push(client);
    return client;
  };
  return {
    clock,
    gateway: gateway as MockGateway,
    connect,
    /** A client whose state is registered. */
    registered: async (state = STATE) => {
      const client = await connect();
      await client.register(state);
      expect(await client.next()).toEqual({ type: 'registered', state });
      return client;
    },
    callback: (query: string, init: RequestInit = {}) => callback(gateway.url, query, init),
    /** The problem that a callback returns. */
    problem: async (query: string, init: RequestInit = {}) => {
      const { status, media, text } = await callback(gateway.url, query, init);
      expect(media).toBe('application/problem+json');
      expect(validators['application/problem+json'](JSON.parse(text))).toBe(true);
      return { ...JSON.parse(text), status };
    },
    end: async () => {
      for (const client of clients) await client.close();
      await gateway.close();
    },
  };
}

async function callback(url: string, query: string, init: RequestInit) {
  const headers = { Accept: 'application/json', ...(init.headers as Record<string, string>) };
  const response = await fetch(`${url}/callback?${query}`, { ...init, headers });
  return { status: response.status, media: response.headers.get('content-type'), text: await response.text() };
}
