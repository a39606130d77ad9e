// Sends random requests based on the documents: mostly invalid, some with real credentials and ids.
import { Agent } from 'node:http';
import type { Operation } from '../../src/contract/conform/document.ts';
import { Random } from '../../src/contract/conform/random.ts';
import { destinationOf, randomBody, randomCall } from '../../src/contract/conform/random-calls.ts';
import { send, type WireResponse } from '../../src/contract/conform/send.ts';
import type { Wire } from '../../src/contract/conform/wire.ts';
import { operations } from '../areas.ts';
import type { Servers } from './servers.ts';
import type { Pool } from './value-pool.ts';

const AT_ONCE = 16;
const RENEW_EVERY = 100;
/** An event stream is closed after its first data, or when there is none for this long. */
const STREAM_MS = 100;

/** This refusal has a 5xx status, so that browsers request the page again when it is really opened. */
const PREFETCH = /^\{"type":"[^"]*\/problems\/prefetch-refused"/;
/** Status of a callback whose client is disconnected or does not acknowledge the code. */
const CLIENT_TIMEOUT = 504;
/** They would stop the gateway during the other requests. */
const EXCLUDED = new Set(['stopGateway', 'restartGateway']);
const ACCEPTS = ['text/event-stream', 'application/json', '*/*', 'text/html', 'image/png;q=0.1, */*;q=0', 'x', ''];
export interface RequestReport {
  readonly statuses: ReadonlyMap<number, number>;
  /** Operations that answered 501. */
  readonly pending: ReadonlySet<string>;
  readonly complaints: readonly string[];
}

export async function sendRequests(servers: Servers, pool: Pool, count: number, seed: number): Promise<RequestReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const included = operations.filter(({ id }) => !EXCLUDED.has(id));
  const statuses = new Map<number, number>();
  const served = new Set<string>();
  const pending = new Set<string>();
  const complaints: string[] = [];
  const sendOne = async (index: number): Promise<void> => {
    const random = new Random(seed + index);
    const operation = included[index % included.length] as Operation;
    const wire = await drawRequest(operation, pool, random);
    const complain = (what: string) =>
      complaints.push(`seed ${seed + index}: ${wire.method} ${operation.area} ${wire.path.slice(0, 200)}: ${what}`);
    try {
      const answer = await send(servers.urlOf(operation.area), wire, { agent, streamMs: STREAM_MS });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      pool.learn(answer);
      const base = servers.urlOf(operation.area);
      const destination = destinationOf(
        wire,
        operations.filter(({ area }) => servers.urlOf(area) === base),
      );
      const reached = destination?.id ?? wire.path;
      if (answer.status < 300) served.add(reached);
      if (answer.status === 501) pending.add(reached);
      const wrong = faultOf(wire, answer, destination);
      if (wrong !== null) complain(wrong);
    } catch (error) {
      complain(`no response (${error})`);
    }
  };
  for (let done = 0; done < count; ) {
    await pool.renew();
    const until = Math.min(count, done + RENEW_EVERY);
    const work = async () => {
      while (done < until) await sendOne(done++);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  agent.destroy();
  for (const id of pending) if (served.has(id)) complaints.push(`${id} returns 501 but also succeeds`);
  return { statuses, pending, complaints };
}

function faultOf({ method, path }: Wire, answer: WireResponse, operation: Operation | undefined): string | null {
  const { status, headers, text } = answer;
  const documented =
    status === 501 || (status === CLIENT_TIMEOUT && path.startsWith('/callback')) || PREFETCH.test(text);
  if (status >= 500 && !documented) return `${status} ${text.slice(0, 200)}`;
  const type = headers['content-type'] ?? '';
  const errors = Object.keys(operation?.responses.get(status)?.content ?? {});
  const explained = ['application/problem+json', 'text/html', ...errors].some((media) => type.startsWith(media));
  return status >= 400 && method !== 'HEAD' && !explained ? `${status} as ${type || 'nothing'}` : null;
}

async function drawRequest(operation: Operation, pool: Pool, random: Random): Promise<Wire> {
  const drawn = randomCall(operation, random);
  const path = random.chance(0.4) ? withKnownIds(operation, drawn.path, pool, random) : drawn.path;
  const accept: Record<string, string> = random.chance(0.2) ? { Accept: random.pick(ACCEPTS) } : {};
  const own = random.chance(0.8) ? pool.credentials(operation) : {};
  const body = random.chance(0.95) ? await randomBody(operation, random) : null;
  const headers = { ...drawn.headers, ...own, ...body?.headers, ...accept, 'X-Forwarded-For': pool.address(random) };
  return { method: drawn.method, path, headers, ...(body?.body === undefined ? {} : { body: body.body }) };
}

/** The path of the operation with ids from earlier responses. */
function withKnownIds({ path, parameters }: Operation, drawn: string, pool: Pool, random: Random): string {
  const question = drawn.indexOf('?');
  const pairs = new URLSearchParams(question < 0 ? '' : drawn.slice(question));
  for (const { in: place, name } of parameters) {
    if (place === 'query' && name === 'state') pairs.set(name, pool.pick(name, random));
  }
  const known = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(pool.pick(name, random)));
  return pairs.size > 0 ? `${known}?${pairs}` : known;
}
