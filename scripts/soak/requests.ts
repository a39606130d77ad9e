// Random requests: made from the documents, most of them gone astray somewhere, some with real credentials and ids.
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { examplesOf, type Operation, operations } from '../fuzz/documents.ts';
import { mutate, Random, ValueSource } from '../fuzz/random.ts';
import { type Answer, type Wire, writeBody, writeJson } from '../fuzz/requests.ts';
import { destinationOf, strayedRequest } from '../fuzz/strayed-requests.ts';
import type { Pool } from './pool.ts';
import type { Servers } from './servers.ts';

const AT_ONCE = 16;
const RENEW_EVERY = 100;
const ANSWER_LIMIT_MS = 30_000;
/** An event stream is left after its first words, or when it has none for so long. */
const STREAM_MS = 100;

/** A refusal whose status makes browsers ask again when the page is really opened. */
const DOCUMENTED = /^\{"type":"\/problems\/prefetch-refused"/;
/** They end the gateway that the other requests are for. */
const LEFT_OUT = new Set(['stopGateway', 'restartGateway']);
const ACCEPTS = ['text/event-stream', 'application/json', '*/*', 'text/html', 'image/png;q=0.1, */*;q=0', 'x', ''];
const NO_JSON = [
  '',
  '{',
  '[1,',
  'null',
  '"',
  '\u0000',
  '{"a":1}x',
  '[[[[[[[[',
  '1e999',
  '\ufeff{}',
  '{"__proto__":{}}',
];

export interface RequestReport {
  readonly statuses: ReadonlyMap<number, number>;
  /** Operations that answered 501. */
  readonly pending: ReadonlySet<string>;
  readonly complaints: readonly string[];
}

export async function sendRequests(servers: Servers, pool: Pool, count: number, seed: number): Promise<RequestReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const turns = operations.filter(({ id }) => !LEFT_OUT.has(id));
  const statuses = new Map<number, number>();
  const served = new Set<string>();
  const pending = new Set<string>();
  const complaints: string[] = [];
  const sendOne = async (index: number): Promise<void> => {
    const random = new Random(seed + index);
    const operation = turns[index % turns.length] as Operation;
    const wire = await drawRequest(operation, pool, random);
    const complain = (what: string) =>
      complaints.push(`seed ${seed + index}: ${wire.method} ${operation.area} ${wire.path.slice(0, 200)}: ${what}`);
    try {
      const answer = await ask(agent, servers.urlOf(operation.area), wire);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      pool.learn(answer);
      const base = servers.urlOf(operation.area);
      const reached = destinationOf(wire, ({ area }) => servers.urlOf(area) === base)?.id ?? wire.path;
      if (answer.status < 300) served.add(reached);
      if (answer.status === 501) pending.add(reached);
      const wrong = faultOf(wire, answer);
      if (wrong !== null) complain(wrong);
    } catch (error) {
      complain(`no answer (${error})`);
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
  for (const id of pending) if (served.has(id)) complaints.push(`${id} answers 501 and is served too`);
  return { statuses, pending, complaints };
}

function faultOf({ method }: Wire, { status, headers, text }: Answer): string | null {
  if (status >= 500 && status !== 501 && !DOCUMENTED.test(text)) return `${status} ${text.slice(0, 200)}`;
  const type = headers['content-type'] ?? '';
  const explained = ['application/problem+json', 'text/html'].some((media) => type.startsWith(media));
  return status >= 400 && method !== 'HEAD' && !explained ? `${status} as ${type || 'nothing'}` : null;
}

async function drawRequest(operation: Operation, pool: Pool, random: Random): Promise<Wire> {
  const strayed = strayedRequest(operation, random);
  const path = random.chance(0.4) ? withKnown(operation, strayed.path, pool, random) : strayed.path;
  const accept: Record<string, string> = random.chance(0.2) ? { Accept: random.pick(ACCEPTS) } : {};
  const own = random.chance(0.8) ? pool.credentials(operation) : {};
  const body = random.chance(0.95) ? await drawBody(operation, random) : null;
  const headers = { ...strayed.headers, ...own, ...body?.headers, ...accept, 'X-Forwarded-For': pool.address(random) };
  return { method: strayed.method, path, headers, ...(body?.body === undefined ? {} : { body: body.body }) };
}

/** The operation's own path again, with ids that a server has answered with. */
function withKnown({ path, parameters }: Operation, strayed: string, pool: Pool, random: Random): string {
  const question = strayed.indexOf('?');
  const pairs = new URLSearchParams(question < 0 ? '' : strayed.slice(question));
  for (const { in: place, name } of parameters) {
    if (place === 'query' && name === 'state') pairs.set(name, pool.pick(name, random));
  }
  const known = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(pool.pick(name, random)));
  return pairs.size > 0 ? `${known}?${pairs}` : known;
}

async function drawBody(operation: Operation, random: Random): Promise<Pick<Wire, 'headers' | 'body'> | null> {
  const entries = Object.entries(operation.body?.content ?? {});
  if (entries.length === 0) return random.chance(0.1) ? { headers: {}, body: random.pick(NO_JSON) } : null;
  const [media, content] = random.pick(entries);
  const [example] = examplesOf(operation.document, content);
  if (media !== 'application/json') return writeBody(operation, media, example?.value);
  const headers = { 'Content-Type': random.chance(0.95) ? media : random.pick(['text/plain', 'application/xml', 'x']) };
  if (random.chance(0.05)) return { headers, body: random.pick(NO_JSON) };
  let value = random.chance(0.5) ? example?.value : new ValueSource(operation.document, random).value(content.schema);
  for (let changes = random.pick([0, 0, 1, 2]); changes > 0; changes--) value = mutate(value, random);
  return { headers, body: writeJson(value) };
}

/** Also reads the beginning of what never ends. */
function ask(agent: Agent, base: string, { method, path, headers, body }: Wire): Promise<Answer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': `${Buffer.byteLength(body)}` };
    const options = {
      hostname,
      port,
      method,
      path,
      headers: { ...length, ...headers },
      agent,
      timeout: ANSWER_LIMIT_MS,
    };
    const outgoing = httpRequest(options, (incoming) => read(incoming).then(resolve, reject));
    outgoing.on('timeout', () => outgoing.destroy(new Error(`nothing for ${ANSWER_LIMIT_MS} ms`)));
    // The server may close an idle connection while a request is on its way to it: such a request was never read.
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const stale = outgoing.reusedSocket && error.code === 'ECONNRESET';
      if (stale)
        ask(agent, base, { method, path, headers, ...(body === undefined ? {} : { body }) }).then(resolve, reject);
      else reject(error);
    });
    outgoing.end(body);
  });
}

function read(incoming: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  const stream = incoming.headers['content-type'] === 'text/event-stream';
  return new Promise((resolve, reject) => {
    const finish = () =>
      resolve({
        status: incoming.statusCode ?? 0,
        headers: incoming.headers,
        text: Buffer.concat(chunks).toString(),
      });
    const leave = () => {
      finish();
      incoming.destroy();
    };
    if (stream) setTimeout(leave, STREAM_MS);
    incoming.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (stream) leave();
    });
    incoming.on('end', finish);
    incoming.on('error', reject); // after `leave` this changes nothing
  });
}
