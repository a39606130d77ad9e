// The identity operations on a free loopback port, with other operations that need a key or a session token.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Router from '@koa/router';
import { afterEach, expect } from 'vitest';
import type { Identity } from '../../../generated/identity/contract.ts';
import * as identityOperations from '../../../generated/identity/operations.ts';
import { validators as identityValidators } from '../../../generated/identity/validators.js';
import type { Intents } from '../../../generated/intents/contract.ts';
import * as intentsOperations from '../../../generated/intents/operations.ts';
import { validators as intentsValidators } from '../../../generated/intents/validators.js';
import type { Workspace } from '../../../generated/workspace/contract.ts';
import * as workspaceOperations from '../../../generated/workspace/operations.ts';
import { validators as workspaceValidators } from '../../../generated/workspace/validators.js';
import { SESSION_COOKIE } from '../../../src/areas/identity/cookie.ts';
import { identityHandlers, identityRules } from '../../../src/areas/identity/handlers.ts';
import { identityPages } from '../../../src/areas/identity/page/index.ts';
import type { IdentityService, IdentitySettings } from '../../../src/areas/identity/service.ts';
import { insertApplicationSession } from '../../../src/areas/identity/session-store.ts';
import { IntentStore } from '../../../src/areas/intents/store.ts';
import type { Callers } from '../../../src/base/caller.ts';
import { createLog } from '../../../src/base/log/log.ts';
import { openDatabase } from '../../../src/base/state/open.ts';
import type { Database, Statement } from '../../../src/base/state/port.ts';
import { implement, listen, operations } from '../../../src/contract/server/index.ts';
import { asAuditSource, createApp, reporting } from '../../../src/servers/app.ts';
import { createIdentity } from '../../../src/servers/identity.ts';
import { ManualClock } from '../../clock.ts';
import { sending } from '../../running.ts';

/** Fast, for tests. password.test.ts checks the real cost. */
const CHEAP = { ln: 4, r: 8, p: 1 };
export const PASSWORD = 'correct horse battery staple';

export interface IdentityUnderTest {
  readonly url: string;
  readonly folder: string;
  readonly clock: ManualClock;
  readonly database: Database;
  readonly identity: IdentityService;
  /** The text of every committed statement. */
  readonly written: string[];
  readonly log: readonly string[];
  /** Sends POST /auth/login as a program does. */
  login(body: object, headers?: Record<string, string>): Promise<Response>;
  /** Adds the user if needed and logs in. Returns the headers that one of our pages would send; without `proof` those of a program. */
  loggedIn(name?: string, owners?: readonly string[], proof?: string | null): Promise<Record<string, string>>;
  /** Approves an intent as this user. Returns the application's session token. */
  approve(name: string, appName?: string): Promise<string>;
}

interface StartOptions {
  readonly settings?: Partial<IdentitySettings>;
  /** {base_url}; the listening address by default. */
  readonly baseUrl?: string;
}

export function useIdentity(): (options?: StartOptions) => Promise<IdentityUnderTest> {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  return async ({ settings, baseUrl } = {}) => {
    const folder = await mkdtemp(join(tmpdir(), 'annex-identity-'));
    closing.push(() => rm(folder, { recursive: true, force: true }));
    const opened = await openDatabase({ dataDir: folder, role: 'server' });
    closing.push(() => opened.close());
    const written: string[] = [];
    const database = recordStatements(opened, written);
    const clock = new ManualClock();
    const identity = createIdentity({ database, clock, settings: { scrypt: CHEAP, ...settings } });
    const log: string[] = [];
    let url = '';
    const base = () => baseUrl ?? url;
    const logger = createLog({ level: 'info', stream: { write: (line) => log.push(line) } });
    const app = createApp(logger);
    app.use(
      operations({
        services: [
          implement<Identity, Callers>(
            { ...identityOperations, validators: identityValidators },
            identityHandlers(identity, base),
            { rules: identityRules(base) },
          ),
          implement<Intents, Callers, Exclude<keyof Intents, 'getSession' | 'endSession'>>(
            { ...intentsOperations, validators: intentsValidators },
            {
              getSession: async ({ caller }, reply) =>
                reply.json(200, await identity.sessions.ofApplications.find(caller.sessionId)),
              endSession: async ({ caller }, reply) => {
                await identity.sessions.ofApplications.end(caller.sessionId);
                return reply.empty(204);
              },
            },
          ),
          implement<Workspace, Callers, keyof Workspace>(
            { ...workspaceOperations, validators: workspaceValidators },
            {},
            { rules: { 'workspace-owner': () => {} } },
          ),
        ],
        authenticate: identity.callers.authenticator(() => undefined),
        origin: () => new URL(base()).origin,
        violations: 'throw',
        runChange: asAuditSource,
        ...reporting(logger),
      }),
    );
    const router = new Router();
    identityPages(identity, { baseUrl: base, clock })(router);
    app.use(router.routes());
    const listening = await listen(app.callback(), '127.0.0.1', 0);
    closing.push(() => listening.close());
    closing.push(async () => expect(log.filter((line) => line.includes('"fault"'))).toEqual([]));
    url = `http://127.0.0.1:${listening.port}`;
    const login = (body: object, headers: Record<string, string> = {}) =>
      fetch(`${url}/auth/login`, sending('POST', body, headers));
    return {
      url,
      folder,
      clock,
      database,
      identity,
      written,
      log,
      login,
      loggedIn: async (name = 'ada', owners = ['demo'], proof: string | null = 'P'.repeat(43)) => {
        if (!(await identity.users.findByName(name))) await identity.users.add({ name, owners, password: PASSWORD });
        const response = await login({ name, password: PASSWORD, ...(proof && { proof }) });
        expect(response.status).toBe(204);
        return { cookie: cookieOf(response), ...(proof && { 'annex-proof': proof }), origin: url };
      },
      approve: (name, appName) => approve(identity, database, clock, name, appName),
    };
  };
}

/** The cookie as a browser would send it back. */
export const cookieOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? '';

export const secretIn = (cookie: string): string => cookie.replace(`${SESSION_COOKIE}=`, '');

const recordStatements = (database: Database, written: string[]): Database => ({
  refused: null,
  commit: (statements: readonly Statement[], options) => {
    written.push(...statements.map(({ text }) => text));
    return database.commit(statements, options);
  },
  read: (statement, deadlineMs) => database.read(statement, deadlineMs),
  readCached: (statement, deadlineMs) => database.readCached(statement, deadlineMs),
  watch: (topic, maybeChanged) => database.watch(topic, maybeChanged),
  close: () => database.close(),
});

export async function approve(
  identity: IdentityService,
  database: Database,
  clock: { now(): number },
  name: string,
  appName: string | null = null,
): Promise<string> {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
  const user = await identity.users.findByName(name);
  const token = `tok_${randomBytes(32).toString('base64url')}`;
  const intents = new IntentStore(database, insertApplicationSession);
  const now = clock.now();
  const intent = {
    token_hash: hash(randomUUID()),
    created_at: now,
    expires_at: now + 900_000,
    requested_max_age: 3_600,
    app_name: appName,
    challenge: null,
    address_key: null,
    address: '203.0.113.7',
  };
  await intents.insert(intent);
  const session = {
    id: randomUUID(),
    tokenHash: hash(token),
    userId: user?.id ?? '',
    appName,
    expiresAt: now + 3_600_000,
    address: intent.address,
  };
  const link = { tokenHash: intent.token_hash, session, sealedToken: 'sealed', now };
  expect(await intents.link(link)).toBe('linked');
  return token;
}
