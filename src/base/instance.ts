// How programs find the running Annex of their user: it writes a file that only this user can read, and proves to each
// program that it has written it. A stale file or another program at its port therefore never receives a key. Runs on
// Node 20, with built-in modules only.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { request as requestHttps } from 'node:https';
import { join } from 'node:path';
import { isPrivate } from './config/data-dir.ts';

export const INSTANCE_FILE = 'instance.json';
export const AGENT_KEYS_FILE = 'agent-keys.json';

/** What a start writes. A stop leaves it, so that programs know that this user has an Annex, and whose key is used again. */
export interface Instance {
  /** The platform as programs of this machine reach it. */
  readonly local: string;
  /** For people, and for programs that need no key. `proxy` is null if proxy mode is off. */
  readonly urls: Readonly<Record<'platform' | 'viewer' | 'gateway' | 'gatewaySocket' | 'watchdog', string>> & {
    readonly proxy: string | null;
  };
  /** The gateway's own listener, which also serves its status. */
  readonly localGateway: string | null;
  readonly dataDir: string;
  readonly pid: number;
  /** Of this start. */
  readonly secret: string;
  /** Of the user of the first start. Null if there is no user yet. */
  readonly key: string | null;
  readonly user: string | null;
  /** The workspace of commands that name none. */
  readonly workspace: string | null;
}

/** The file or the program at its address cannot be trusted. The message is for the user. */
export class InstanceError extends Error {
  override readonly name = 'InstanceError';
}

const MAX_BYTES = 65_536;
const DEADLINE_MS = 5_000;

/** Null if this user has never started Annex. Throws an `InstanceError` if others can read the file. */
export function readInstance(folder: string): Instance | null {
  const instance = readPrivate(join(folder, INSTANCE_FILE)) as Instance | null;
  if (instance === null || isInstance(instance)) return instance;
  throw new InstanceError(`${join(folder, INSTANCE_FILE)} cannot be read; delete it and start Annex again`);
}

/** By the agent's id. Empty before annex setup has created any. */
export const readAgentKeys = (folder: string): Readonly<Record<string, string>> =>
  (readPrivate(join(folder, AGENT_KEYS_FILE)) ?? {}) as Readonly<Record<string, string>>;

const isInstance = ({ local, secret, urls }: Instance): boolean =>
  /^http:\/\/[\w.:[\]-]+$/.test(local) && secret?.length >= 43 && typeof urls === 'object';

/** The JSON object in the file; null if there is no file. */
function readPrivate(path: string): object | null {
  let file: number;
  try {
    file = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw new InstanceError(`cannot read ${path} (${code}); delete it and start Annex again`);
  }
  try {
    const stats = fstatSync(file);
    if (!stats.isFile() || stats.size > MAX_BYTES || !isPrivate(stats))
      throw new InstanceError(`${path} does not belong to you alone; delete it and start Annex again`);
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof content === 'object' && content !== null) return content;
    throw new SyntaxError('not an object');
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new InstanceError(`${path} cannot be read; delete it and start Annex again`);
  } finally {
    closeSync(file);
  }
}

export const newSecret = (): string => randomBytes(32).toString('base64url');

export const instanceProof = (secret: string, nonce: string): string =>
  createHmac('sha256', secret).update(`annex instance ${nonce}`).digest('base64url');

/** Throws an `InstanceError` unless the program at the address knows the secret of the file. */
export async function prove({ local, secret }: Instance): Promise<void> {
  const nonce = newSecret();
  const headers = { 'Content-Type': 'application/json' };
  const answer = await exchange(`${local}/instance/proof`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ nonce }),
  });
  const expected = JSON.stringify({ proof: instanceProof(secret, nonce) });
  const [one, other] = [answer.body, Buffer.from(expected)];
  if (answer.status === 200 && one.length === other.length && timingSafeEqual(one, other)) return;
  throw new InstanceError(`another program answers at ${local}, where Annex was running; start Annex again`);
}

export interface Exchange {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Bytes of the answer. */
  readonly limit?: number;
}

interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

/** A request, usually to this machine. It costs a tenth of the first `fetch` of a process, and no proxy of the environment sees it. */
export const exchange = (url: string, { body, limit = MAX_BYTES, ...options }: Exchange = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const fail = (cause?: unknown) =>
      reject(new InstanceError(`Annex is not running at ${new URL(url).origin}; start it with annex start`, { cause }));
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const open = url.startsWith('https:') ? requestHttps : request;
    const sent = open(url, { ...options, signal, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > limit) response.destroy(new Error('the answer is too long'));
        else chunks.push(chunk);
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
      response.on('error', fail);
    });
    sent.on('error', fail);
    sent.end(body);
  });
