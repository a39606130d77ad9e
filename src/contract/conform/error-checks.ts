// What holds for every operation alike: how calls fail that are none.
import { writeCall } from './calls.ts';
import { type Check, hasStatus, hold, type Need } from './check.ts';
import type { Client, Reply } from './client.ts';
import type { Operation } from './document.ts';
import { mediaOf } from './judge.ts';
import { Skip } from './mismatch.ts';
import { inWorkspace, withCredentials } from './operation-checks.ts';
import type { Wire } from './wire.ts';

const METHODS = ['PUT', 'DELETE', 'PATCH', 'POST', 'GET'];

export function errorChecks(operations: readonly Operation[]): Check[] {
  const isOpen = ({ security }: Operation) => security.length === 0 || security.includes('none');
  const byKey = ({ security }: Operation) => security.includes('apiKey');
  const choose = (fits: (operation: Operation) => boolean) =>
    operations.find((each) => fits(each) && isOpen(each)) ?? operations.find((each) => fits(each) && byKey(each));
  const routed = operations.find(({ method }) => method === 'GET');
  const readable = choose(({ method }) => method === 'GET');
  const writable = choose(({ body }) => body?.content['application/json'] !== undefined);

  const check = (
    id: string,
    text: string,
    operation: Operation | undefined,
    write: readonly Need[],
    run: (send: (change: Partial<Wire>) => Promise<Reply>, operation: Operation) => Promise<void>,
  ): Check => {
    const key: Need[] = operation && operation !== routed && !isOpen(operation) ? ['key'] : [];
    return {
      id,
      text,
      level: 'should',
      needs: [...write, ...key],
      run: async (client) => {
        if (!operation) throw new Skip('no operation of this document can be called so');
        await run(await sender(client, operation), operation);
      },
    };
  };
  return [
    check('G-error-unknown-operation', 'a path that is no operation answers 404', routed, [], async (send) =>
      isProblem(await send({ path: '/no-such-operation' }), 404),
    ),
    check(
      'G-error-wrong-method',
      'another method answers 405 and Allow',
      routed,
      ['write'],
      async (send, { path: own }) => {
        const methods = operations.filter(({ path }) => path === own).map(({ method }) => method);
        const reply = await send({ method: METHODS.find((method) => !methods.includes(method)) ?? 'PUT' });
        isProblem(reply, 405);
        const { allow = '' } = reply.headers;
        const isWhole = methods.every((method) => allow.includes(method));
        hold(isWhole, `Allow: ${allow}`, reply.wire);
      },
    ),
    check('G-error-not-acceptable', 'an Accept it cannot meet answers 406', readable, [], async (send) =>
      isProblem(await send({ headers: { Accept: 'application/x-none' } }), 406),
    ),
    check('G-error-media-type', 'a media type it does not take answers 415', writable, ['write'], async (send) =>
      isProblem(await send({ headers: { 'Content-Type': 'application/x-none' }, body: 'x' }), 415),
    ),
    check('G-error-bad-input', 'broken JSON answers 400', writable, ['write'], async (send) =>
      isProblem(await send({ headers: { 'Content-Type': 'application/json' }, body: '{"' }), 400),
    ),
  ];
}

/** Sends the operation's example with something changed. */
async function sender(client: Client, operation: Operation) {
  const { method, path } = operation;
  const written = await writeCall(inWorkspace(operation, client), null, { origin: client.url, parameters: 'required' });
  const wire = withCredentials(written ?? { method, path, headers: {} }, client, 'key');
  return ({ headers, ...change }: Partial<Wire>): Promise<Reply> =>
    client.send({ ...wire, ...change, headers: { ...wire.headers, ...headers } });
}

function isProblem(reply: Reply, status: number): void {
  hasStatus(reply, status);
  const media = mediaOf(reply.headers['content-type']);
  hold(media === 'application/problem+json', `${status} as ${media || 'nothing'}, no problem details`, reply.wire);
  hold(reply.json['status'] === status, `status ${reply.json['status']} in the body of a ${status}`, reply.wire);
}
