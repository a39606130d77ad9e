// A document of somebody else and its server: notes below a base path, with four kinds of credentials, errors that are
// not problem details, and no examples.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import querystring from 'node:querystring';
import { json as readJson } from 'node:stream/consumers';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const content = (name: string) => ({ 'application/json': { schema: ref(name) } });
const failure = { description: 'An error', content: content('Failure') };
const query = (name: string, schema: object) => ({ name, in: 'query', schema });
const id = { name: 'noteId', in: 'path', required: true, schema: { type: 'string' } };
const body = { required: true, content: content('NewNote') };

export const NOTES = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  servers: [{ url: 'https://notes.example/{stage}/v1', variables: { stage: { default: 'live' } } }],
  security: [{ account: [] }, { token: [] }, { keyInQuery: [] }, { login: ['notes'] }],
  paths: {
    '/notes': {
      get: {
        description: 'Lists the notes, newest first.',
        parameters: [
          query('limit', { type: 'integer', minimum: 1, maximum: 50 }),
          query('cursor', { type: 'string' }),
          query('color', { type: 'string', enum: ['red', 'green'] }),
        ],
        responses: { 200: { description: 'Notes', content: content('Notes') }, default: failure },
      },
      post: {
        operationId: 'addNote',
        requestBody: body,
        responses: { 201: { description: 'Added', content: content('Note') }, '4XX': failure },
      },
    },
    '/notes/{noteId}': {
      parameters: [id],
      get: { responses: { 200: { description: 'A note', content: content('Note') }, default: failure } },
      put: {
        requestBody: body,
        responses: { 200: { description: 'Changed', content: content('Note') }, default: failure },
      },
      delete: { responses: { 204: { description: 'Deleted' }, default: failure } },
    },
  },
  components: {
    securitySchemes: {
      account: { type: 'http', scheme: 'basic' },
      token: { type: 'http', scheme: 'bearer' },
      keyInQuery: { type: 'apiKey', in: 'query', name: 'api_key' },
      login: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: '/token', scopes: { notes: 'Notes' } } } },
    },
    schemas: {
      NewNote: {
        type: 'object',
        required: ['text', 'color'],
        properties: {
          text: { type: 'string', minLength: 1, maxLength: 20, example: 'Milk' },
          color: { enum: ['red', 'green'] },
        },
      },
      Note: {
        type: 'object',
        required: ['noteId', 'text', 'color', 'createdAt'],
        properties: {
          noteId: { type: 'string', readOnly: true },
          text: { type: 'string' },
          color: { type: 'string' },
          createdAt: { type: 'string', format: 'date-time', readOnly: true },
        },
      },
      Notes: {
        type: 'object',
        required: ['notes'],
        properties: { notes: { type: 'array', items: ref('Note') }, nextCursor: { type: 'string' } },
      },
      Failure: { type: 'object', required: ['message'], properties: { message: { type: 'string' } } },
    },
  },
} as const;

/** Which mistake the server makes; none by default. */
export type Mistake =
  | 'any-password'
  | 'ignored-filter'
  | 'ignored-limit'
  | 'kept-after-delete'
  | 'lost-change'
  | 'same-note'
  | 'terminal'
  | 'truncated-token';

interface Note {
  readonly noteId: string;
  readonly text: string;
  readonly color: string;
  readonly createdAt: string;
}
const COLORS = ['red', 'green'];

function isNew(value: unknown): value is Pick<Note, 'text' | 'color'> {
  const { text, color } = (value ?? {}) as { text?: unknown; color?: unknown };
  return typeof text === 'string' && text.length > 0 && [...text].length <= 20 && COLORS.includes(String(color));
}

function isAllowed(request: IncomingMessage, url: URL, mistake: Mistake | undefined): boolean {
  const { authorization = '' } = request.headers;
  const [scheme = '', value = ''] = authorization.split(' ');
  const [user, password] = Buffer.from(value, 'base64').toString().split(':');
  const isUser = user === 'ada' && (password === 'enigma' || mistake === 'any-password');
  const isToken =
    mistake === 'truncated-token' ? value.length > 9 && 'secret-token'.startsWith(value) : value === 'secret-token';
  return (
    (scheme === 'Basic' && isUser) ||
    (scheme === 'Bearer' && isToken) ||
    url.searchParams.get('api_key') === 'secret-key'
  );
}

export async function startNotes(mistake?: Mistake): Promise<{ readonly url: string; readonly close: () => void }> {
  const notes = new Map<string, Note>();
  let count = 0;
  const respond = async (request: IncomingMessage): Promise<[status: number, body?: object]> => {
    const url = new URL(request.url ?? '', 'http://notes.example');
    const [, name] = /^\/live\/v1\/notes(?:\/([^/]+))?$/.exec(url.pathname) ?? [null, null];
    const fail = (status: number): [number, object] => [
      status,
      { message: mistake === 'terminal' ? '\u001b[2J' : 'No.' },
    ];
    if (name === null) return fail(404);
    const allowed = name === undefined ? ['GET', 'POST', 'HEAD'] : ['GET', 'PUT', 'DELETE', 'HEAD'];
    if (!allowed.includes(request.method ?? '')) return fail(405);
    if (!isAllowed(request, url, mistake)) return fail(401);
    const note = name === undefined ? undefined : notes.get(mistake === 'same-note' ? '1' : querystring.unescape(name));
    if (name !== undefined && !note) return fail(404);
    if (request.method === 'DELETE' && note) {
      if (mistake !== 'kept-after-delete') notes.delete(note.noteId);
      return [204];
    }
    if (request.method === 'POST' || request.method === 'PUT') {
      const given = await readJson(request).catch(() => null);
      if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) return fail(415);
      if (!isNew(given)) return fail(400);
      const noteId = note?.noteId ?? String(++count);
      const createdAt = note?.createdAt ?? new Date(Date.UTC(2026, 0, 1) + count * 1_000).toISOString();
      const written = { noteId, text: given.text, color: given.color, createdAt };
      if (!(note && mistake === 'lost-change')) notes.set(noteId, written);
      return [note ? 200 : 201, written];
    }
    if (note) return [200, note];
    const { limit = '50', cursor = '0', color } = Object.fromEntries(url.searchParams);
    const isNumber = /^[1-9]\d?$/.test(limit) && Number(limit) <= 50;
    if (!isNumber || (color !== undefined && !COLORS.includes(color))) return fail(400);
    const found = [...notes.values()]
      .reverse()
      .filter((each) => mistake === 'ignored-filter' || (color ?? each.color) === each.color);
    const size = mistake === 'ignored-limit' ? 50 : Number(limit);
    const from = Number(cursor) || 0;
    const next = from + size < found.length ? { nextCursor: String(from + size) } : {};
    return [200, { notes: found.slice(from, from + size), ...next }];
  };
  const server = createServer(async (request, response) => {
    const [status, value] = await respond(request);
    request.resume();
    const isEmpty = value === undefined;
    const allow = status === 405 ? { Allow: request.url?.includes('/notes/') ? 'GET, PUT, DELETE' : 'GET, POST' } : {};
    response.writeHead(status, {
      ...(isEmpty ? {} : { 'Content-Type': 'application/json' }),
      ...allow,
      'WWW-Authenticate': 'Bearer',
    });
    response.end(isEmpty ? undefined : JSON.stringify(value));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
