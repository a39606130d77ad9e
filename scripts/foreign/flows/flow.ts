// What every flow works with: the clients of all areas by one generator, and the servers that they call.
import assert from 'node:assert/strict';
import type { Operation } from '../../../src/contract/conform/document.ts';
import { operations } from '../../areas.ts';
import { type Answer, type Call, type Exports, type ForeignClient, headersOf } from '../client.ts';
import faults from '../generator-faults.json' with { type: 'json' };

export interface Servers {
  urlOf(area: string): string;
  readonly socketUrl: string;
  readonly user: string;
  readonly password: string;
  readonly key: string;
}

/** Calls an operation through the generated function; fails unless it is answered with the status. */
export type Ask = (id: string, status: number, call?: Call) => Promise<Answer>;

export interface Setting {
  readonly ask: Ask;
  readonly servers: Servers;
}

export type Flow = (setting: Setting) => Promise<void>;

export function asking(client: ForeignClient, modules: ReadonlyMap<string, Exports>, servers: Servers): Ask {
  return async (id, status, call = {}) => {
    const operation = operations.find((candidate) => candidate.id === id);
    assert(operation, `no operation ${id}`);
    const url = servers.urlOf(operation.area);
    const send = client.connect(modules.get(operation.area) ?? {}, url);
    if (status < 300 && FAULTS[client.name]?.[id] !== undefined) {
      const answer = await send(operation, call);
      assert(
        typeof answer.body === 'string' || answer.status !== status,
        `${id} works and can leave the list of faults`,
      );
      return plainly(url, operation, call);
    }
    const answer = await send(operation, call);
    assert.equal(answer.status, status, `${id}: ${JSON.stringify(answer.body)}`);
    return answer;
  };
}

/** What a generator does wrong whatever a document says, with the reason; a flow goes on without it. */
const FAULTS: Readonly<Record<string, Readonly<Record<string, string>>>> = faults;

async function plainly(url: string, { path }: Operation, call: Call): Promise<Answer> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(call.path?.[name] ?? ''));
  const query = new URLSearchParams(call.query as Record<string, string>);
  const response = await fetch(`${url}${filled}?${query}`, { headers: headersOf(call) });
  return { status: response.status, headers: response.headers, body: await response.blob() };
}

/** A JSON answer; a flow looks at a few fields of it. */
export const json = <T = Record<string, unknown>>({ body }: Answer): T => body as T;

/** Fails unless there is a problem of that name, with its title. Some clients hand over a file's problem as a Blob. */
export async function isProblem({ body, status }: Answer, name: string): Promise<void> {
  const problem = body instanceof Blob ? JSON.parse(await body.text()) : body;
  const { type = '', title, status: told } = problem as { type?: string; title?: string; status?: number };
  assert.equal(type.replace(/^.*\//, ''), name, JSON.stringify(problem));
  assert.equal(told, status);
  assert(title);
}

export async function bytesOf({ body }: Answer): Promise<Buffer> {
  if (body instanceof Blob) return Buffer.from(await body.arrayBuffer());
  assert(body instanceof Uint8Array || body instanceof ArrayBuffer, `${typeof body} is no file`);
  return Buffer.from(body as Uint8Array);
}
