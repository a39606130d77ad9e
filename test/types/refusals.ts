// Code that must not compile. The compiler reports each `@ts-expect-error` whose next line compiles, and `npm run check` fails.
import type { GatewayChannel } from '../../generated/gateway/messages.ts';
import type { Identity } from '../../generated/identity/contract.ts';
import type { Intents } from '../../generated/intents/contract.ts';
import type { Packages } from '../../generated/packages/contract.ts';
import type { Workspace } from '../../generated/workspace/contract.ts';
import type { Callers } from '../../src/base/caller.ts';
import { Problem } from '../../src/base/problem.ts';
import type { Peer, SocketHandlers } from '../../src/contract/channel.ts';
import type { Client } from '../../src/contract/client/call.ts';
import type { FileSource, Handler, Handlers, Reply, Rules } from '../../src/contract/handler.ts';
import type { Operation } from '../../src/contract/operation.ts';
import { implement, type Tables } from '../../src/contract/server/index.ts';

declare const intent: Intents['createIntent']['answers'][201]['application/json'];
declare const intents: Client<Intents>;
declare const identity: Client<Identity>;
declare const packages: Client<Packages>;
declare const workspace: Client<Workspace>;
declare const linkIntent: Handler<Intents['linkIntent']>;
declare const watchIntent: Handler<Intents['watchIntent']>;
declare const peer: Peer<GatewayChannel>;

type Pending = Exclude<keyof Intents, 'linkIntent' | 'watchIntent'>;

// A missing operation.
// @ts-expect-error createIntent has no handler
export const missing: Handlers<Intents, Callers, Exclude<Pending, 'createIntent'>> = { linkIntent, watchIntent };

// ... unless it is listed as pending; and an operation that is not in the document.
export const pending: Handlers<Intents, Callers, Pending> = { linkIntent, watchIntent };
// @ts-expect-error dropIntent is not an operation of the document
export const unknown: Handlers<Intents, Callers, Pending> = { linkIntent, watchIntent, dropIntent: linkIntent };

// An undocumented status.
export const wrongStatus: Handler<Intents['createIntent']> = (_, reply) =>
  // @ts-expect-error createIntent returns 201, never 200
  reply.json(200, intent);

// A body for a response without one, and no body for a response with one.
export const bodyForNothing: Handler<Workspace['controlWebview']> = (_, reply) =>
  // @ts-expect-error 204 has no body
  reply.json(204, {});
export const nothingForBody: Handler<Intents['createIntent']> = (_, reply) =>
  // @ts-expect-error 201 has a body
  reply.empty(201);

// A wrong event name.
export const wrongEvent: Handler<Intents['watchIntent']> = (_, reply) =>
  reply.events(200, (push) => {
    // @ts-expect-error the event is called timeout
    push({ event: 'timedout', data: null });
    push({ event: 'timeout', data: null });
    return () => {};
  });

// A misspelt parameter.
export const misspeltParameter: Handler<Intents['linkIntent']> = ({ path }, reply) => {
  // @ts-expect-error the parameter is called token
  const { tokens } = path;
  return reply.json(200, { ...intent, token: tokens });
};
// @ts-expect-error the parameter is called limit
void packages.searchPackages({ query: { limits: 3 } });

// A misspelt optional field of a response and of a request.
export const misspeltField: Handler<Packages['searchPackages']> = (_, reply) =>
  reply.json(200, {
    total: 1,
    offset: 0,
    limit: 20,
    next: null,
    // @ts-expect-error the optional field is called category
    packages: [{ ...hit, categorie: 'x' }],
  });
declare const hit: Packages['searchPackages']['answers'][200]['application/json']['packages'][number];
// @ts-expect-error the optional field is called max_age
void intents.createIntent({ body: { maxage: 3600 } });

// A missing required header.
interface Downloads extends Record<string, Operation> {
  fetchFile: {
    request: { header: { 'If-Match': string } };
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': { size: number } } };
    headers: { 200: { ETag: string; 'Retry-After'?: number } };
    problems: never;
    security: 'none';
  };
}
declare const downloads: Client<Pick<Downloads, 'fetchFile'>>;
export const withoutHeader: Handler<Downloads['fetchFile']> = (_, reply) =>
  // @ts-expect-error ETag is required
  reply.json(200, { size: 1 });
export const withHeader: Handler<Downloads['fetchFile']> = (_, reply) => reply.json(200, { size: 1 }, { ETag: '"1"' });
// @ts-expect-error If-Match is required
void downloads.fetchFile({ header: {} });
// @ts-expect-error so is the whole request
void downloads.fetchFile();

// A file for an operation without ETag or 304, with another media type, an unknown header, or a header that the server sets.
declare const source: FileSource;
export const untaggedFile: Handler<Packages['searchPackages']> = (_, reply) =>
  // @ts-expect-error searchPackages returns no file
  reply.file(200, 'application/json', source, {});
export const wrongMediaFile: Handler<Packages['downloadArchive']> = (_, reply) =>
  // @ts-expect-error archives are application/zip
  reply.file(200, 'application/gzip', source, {});
export const partOfFile: Handler<Packages['downloadArchive']> = (_, reply) =>
  // @ts-expect-error the operation has no 201
  reply.file(201, 'application/zip', source, {});
export const wrongHeaderFile: Handler<Packages['downloadArchive']> = (_, reply) =>
  // @ts-expect-error the header is called Cache-Control
  reply.file(200, 'application/zip', source, { 'Cache-Controls': 'no-cache' });
export const taggedTwice: Handler<Packages['downloadArchive']> = (_, reply) =>
  // @ts-expect-error the ETag is the source's
  reply.file(200, 'application/zip', source, { ETag: '"1"' });
export const rightFile: Handler<Packages['downloadArchive']> = (_, reply) =>
  reply.file(200, 'application/zip', source, { 'Cache-Control': 'no-cache' });

// A client gets the file, or undefined if it sent If-None-Match.
export const repositoryName = async (): Promise<string> => (await packages.getRepository()).name;
export const changedName = async (): Promise<string> => {
  const repository = await packages.getRepository({ header: { 'If-None-Match': '"1"' } });
  // @ts-expect-error undefined when it has not changed
  return repository.name;
};
export const archiveBytes = async (): Promise<Uint8Array> =>
  await packages.downloadArchive({ path: { file: 'a.zip' } });

// The response of another operation.
declare const createReply: Reply<Intents['createIntent']>;
export const foreignAnswer: Handler<Intents['linkIntent']> = () =>
  // @ts-expect-error this is a response of createIntent
  createReply.json(201, intent);
export const madeUp: Handler<Intents['linkIntent']> = () =>
  // @ts-expect-error only `reply` creates responses
  ({ status: 200, body: intent });

// A stream called on a plain operation, and another media type where there is none.
// @ts-expect-error createIntent has no stream
intents.createIntent.stream();
void intents.watchIntent.stream({ path: { token: 'x' } });
// @ts-expect-error createIntent returns only JSON
void intents.createIntent.as('image/png');
void workspace.captureScreenshot.as('image/png', {
  path: { owner: 'acme', repo: 'demo' },
  body: { scope: 'screen' },
});

// A cookie: the browser sends it, a caller does not.
void identity.createLogin({ body: { name: 'ada', password: 'x' } });
// @ts-expect-error a caller cannot send a cookie
void identity.createLogin({ body: { name: 'ada', password: 'x' }, cookie: { '__Host-annex_session': 'x' } });

// An undocumented problem, in the client and in the server.
export const problemType = async (): Promise<boolean> => {
  const outcome = await intents.createIntent.outcome();
  if (outcome.ok) return false;
  // @ts-expect-error createIntent has no such problem
  if (outcome.problem.type === '/problems/intent-expired') return true;
  return outcome.problem.type === '/problems/too-many-intents';
};
// @ts-expect-error no document has this problem
export const unknownProblem = new Problem('intent-lost');

// An unhandled message.
export const unhandled: SocketHandlers<GatewayChannel> = {
  // @ts-expect-error unregister has no handler
  on: { register: () => {} },
  closed: () => {},
  refused: () => {},
};

// A client's message sent by the server, and a misspelt field in a server message.
// @ts-expect-error only clients register
void peer.send({ type: 'register', state: 'x', provider: 'y' });
// @ts-expect-error the field is called code
void peer.send({ type: 'callback', state: 'x', kode: 'y', query: {} });

// Wrong variants of a oneOf body.
const path = { owner: 'acme', repo: 'demo' };
// @ts-expect-error navigate needs a url
void workspace.controlWebview({ path, body: { panelId: 'a', action: 'navigate' } });
// @ts-expect-error there is no such action
void workspace.controlWebview({ path, body: { panelId: 'a', action: 'reload' } });
void workspace.controlWebview({ path, body: { panelId: 'a', action: 'refresh' } });

// An operation without security has no caller.
export const nobody: Handler<Intents['createIntent']> = ({ caller }, reply) => {
  // @ts-expect-error caller is null
  const { userId } = caller;
  return reply.json(201, { ...intent, token: String(userId) });
};

// A rule of the document without an implementation, and one that uses an unknown parameter.
// @ts-expect-error the rule workspace-owner is missing
export const ruleless = implement<Workspace, Callers>(workspaceTables, workspaceHandlers);
export const wrongRule: Rules<Workspace, Callers> = {
  // @ts-expect-error the parameter is called owner
  'workspace-owner': ({ path: { user } }) => void user,
};
declare const workspaceTables: Tables<Workspace>;
declare const workspaceHandlers: Handlers<Workspace, Callers>;
