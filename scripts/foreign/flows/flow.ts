// The context of every flow: the clients of all areas by one generator, and the servers that they call.
import assert from 'node:assert/strict';
import { operations } from '../../areas.ts';
import type { Answer, Call, Exports, ThirdPartyClient } from '../client.ts';

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
    const send = client.connect(modules.get(operation.area) ?? {}, servers.urlOf(operation.area));
    const answer = await send(operation, call);
    assert.equal(answer.status, status, `${id}: ${JSON.stringify(answer.body)}`);
    return answer;
  };
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
