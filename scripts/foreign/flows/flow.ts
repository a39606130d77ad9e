// The context of every flow: the clients of all areas by one generator, and the servers that they call.
import assert from 'node:assert/strict';
import type { Operation } from '../../../src/contract/conform/document.ts';
import { operations } from '../../areas.ts';
import { type Answer, type Call, type Exports, headersOf, type ThirdPartyClient } from '../client.ts';
import faults from '../generator-faults.json' with { type: 'json' };

export interface Servers {
  urlOf(area: string): string;
  readonly socketUrl: string;
  readonly user: string;
  readonly password: string;
  readonly key: string;
}

/** Calls an operation through the generated function; fails if the response has another status. */
export type Ask = (id: string, status: number, call?: Call) => Promise<Answer>;

export interface FlowContext {
  readonly ask: Ask;
  readonly servers: Servers;
}

export type Flow = (context: FlowContext) => Promise<void>;

export function createAsk(client: ThirdPartyClient, modules: ReadonlyMap<string, Exports>, servers: Servers): Ask {
  return async (id, status, call = {}) => {
    const operation = operations.find((candidate) => candidate.id === id);
    assert(operation, `no operation ${id}`);
    const url = servers.urlOf(operation.area);
    const send = client.connect(modules.get(operation.area) ?? {}, url);
    if (status < 300 && FAULTS[client.name]?.[id] !== undefined) {
      const answer = await send(operation, call);
      assert(
        typeof answer.body === 'string' || answer.status !== status,
        `${id} works now; remove it from generator-faults.json`,
      );
      return fetchDirectly(url, operation, call);
    }
    const answer = await send(operation, call);
    assert.equal(answer.status, status, `${id}: ${JSON.stringify(answer.body)}`);
    return answer;
  };
}

/** Known bugs of generators, with the reason. Flows then call the operation without the client. */
const FAULTS: Readonly<Record<string, Readonly<Record<string, string>>>> = faults;

async function fetchDirectly(url: string, { path }: Operation, call: Call): Promise<Answer> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(call.path?.[name] ?? ''));
  const query = new URLSearchParams(call.query as Record<string, string>);
  const response = await fetch(`${url}${filled}?${query}`, { headers: headersOf(call) });
  return { status: response.status, headers: response.headers, body: await response.blob() };
}

/** The JSON body of a response. */
export const json = <T = Record<string, unknown>>({ body }: Answer): T => body as T;

/** Fails unless the body is a problem of that name with a title. Some clients return it as a Blob for file operations. */
export async function isProblem({ body, status }: Answer, name: string): Promise<void> {
  const problem = body instanceof Blob ? JSON.parse(await body.text()) : body;
  const { type = '', title, status: stated } = problem as { type?: string; title?: string; status?: number };
  assert.equal(type.replace(/^.*\//, ''), name, JSON.stringify(problem));
  assert.equal(stated, status);
  assert(title);
}

export async function bytesOf({ body }: Answer): Promise<Buffer> {
  if (body instanceof Blob) return Buffer.from(await body.arrayBuffer());
  assert(body instanceof Uint8Array || body instanceof ArrayBuffer, `${typeof body} is not a file`);
  return Buffer.from(body as Uint8Array);
}
