// A deliberately incomplete intents server: polling and approval work. It has no streams, no denial, no session
// operations and no check of the caller; its refusals have no pointers.
import { randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Intent {
  readonly token: string;
  readonly completed: boolean;
  readonly [field: string]: unknown;
}

const LIFETIME_MS = 900_000;

function readMaxAge(body: string): number | null {
  try {
    const { max_age = 7_776_000 } = JSON.parse(body || '{}') as { max_age?: unknown };
    return Number.isInteger(max_age) && Number(max_age) > 0 ? Number(max_age) : null;
  } catch {
    return null;
  }
}

export async function startIncomplete(now: () => number): Promise<{ readonly url: string; close(): void }> {
  const intents = new Map<string, Intent>();
  const sessions = new Map<string, string>();
  const problem = (response: ServerResponse, status: number, name: string, headers = {}) => {
    response.writeHead(status, { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers });
    response.end(JSON.stringify({ type: `/problems/${name}`, title: name, status }));
  };
  const server = createServer(async (request, response) => {
    const json = (status: number, body: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end(JSON.stringify(body));
    };
    const body = await text(request);
    const [, token, isStatus] = /^\/auth\/intents(?:\/([A-Za-z0-9_-]{43}))?(\/status)?$/.exec(request.url ?? '') ?? [];
    const route = `${request.method} ${token === undefined ? request.url : isStatus ? 'status' : 'intent'}`;
    const given = token === undefined ? undefined : intents.get(token);
    if (route === 'POST /auth/intents') {
      const max_age = readMaxAge(body);
      if (max_age === null) return problem(response, 400, 'invalid-request');
      const fresh = randomBytes(32).toString('base64url');
      const url = `http://${request.headers.host}/auth`;
      const intent = {
        ...{ token: fresh, created_at: new Date(now()), expires_at: new Date(now() + LIFETIME_MS), completed: false },
        ...{ requested_max_age: max_age, auth_url: `${url}/approve?token=${fresh}` },
        updates_url: `${url}/intents/${fresh}/status`,
      };
      intents.set(fresh, intent);
      return json(201, intent);
    }
    if (!['GET intent', 'GET status', 'PATCH intent'].includes(route)) return problem(response, 404, 'not-found');
    if (request.method === 'PATCH' && !request.headers.cookie) return problem(response, 401, 'unauthorized');
    if (!given) return problem(response, 404, 'intent-not-found');
    if (request.method === 'PATCH' && given.completed) return problem(response, 409, 'intent-already-linked');
    if (!given.completed && Number(given['expires_at']) <= now()) return problem(response, 410, 'intent-expired');
    if (route === 'GET intent') return json(200, given);
    if (route === 'GET status') {
      const session_token = sessions.get(given.token);
      return json(200, session_token ? { state: 'authenticated', session_token } : { state: 'pending' });
    }
    intents.set(given.token, { ...given, completed: true });
    sessions.set(given.token, `tok_${randomBytes(32).toString('base64url')}`);
    return json(200, { ...given, completed: true });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
