// Checks of the error responses that all operations share.
import { writeCall } from './calls.ts';
import { type Check, expect, expectStatus, type Need } from './check.ts';
import { mediaOf } from './check-response.ts';
import type { Client, Reply } from './client.ts';
import type { Operation } from './document.ts';
import { Skip } from './mismatch.ts';
import { inWorkspace, withCredentials } from './operation-checks.ts';
import type { Wire } from './wire.ts';

const METHODS = ['PUT', 'DELETE', 'PATCH', 'POST', 'GET'];

export function errorChecks(operations: readonly Operation[]): Check[] {
  const isOpen = ({ security }: Operation) => security.length === 0 || security.includes('none');
  const byKey = ({ security }: Operation) => security.includes('apiKey');
  const choose = (fits: (operation: Operation) => boolean) =>
    operations.find((each) => fits(each) && isOpen(each)) ?? operations.find((each) => fits(each) && byKey(each));
  const anyGet = operations.find(({ method }) => method === 'GET');
  const readable = choose(({ method }) => method === 'GET');
  const writable = choose(({ body }) => body?.content['application/json'] !== undefined);

  const createCheck = (
    id: string,
    text: string,
    operation: Operation | undefined,
    write: readonly Need[],
    run: (send: (change: Partial<Wire>) => Promise<Reply>, operation: Operation) => Promise<void>,
  ): Check => {
    const key: Need[] = operation && operation !== anyGet && !isOpen(operation) ? ['key'] : [];
    return {
      id,
      text,
      level: 'should',
      needs: [...write, ...key],
      run: async (client) => {
        if (!operation) throw new Skip('the document has no suitable operation');
        await run(await sender(client, operation), operation);
      },
    };
  };
  return [
    createCheck('G-error-unknown-operation', 'an unknown path returns 404', anyGet, [], async (send) =>
      expectProblem(await send({ path: '/no-such-operation' }), 404),
    ),
    createCheck(
      'G-error-wrong-method',
      'an unsupported method returns 405 with Allow',
      anyGet,
      ['write'],
      async (send, { path: own }) => {
        const methods = operations.filter(({ path }) => path === own).map(({ method }) => method);
        const reply = await send({ method: METHODS.find((method) => !methods.includes(method)) ?? 'PUT' });
        expectProblem(reply, 405);
        const { allow = '' } = reply.headers;
        const isComplete = methods.every((method) => allow.includes(method));
        expect(isComplete, `incomplete Allow header: ${allow}`, reply.wire);
      },
    ),
    createCheck('G-error-not-acceptable', 'an unsupported Accept header returns 406', readable, [], async (send) =>
      expectProblem(await send({ headers: { Accept: 'application/x-none' } }), 406),
    ),
    createCheck('G-error-media-type', 'an unsupported media type returns 415', writable, ['write'], async (send) =>
      expectProblem(await send({ headers: { 'Content-Type': 'application/x-none' }, body: 'x' }), 415),
    ),
    createCheck('G-error-bad-input', 'invalid JSON returns 400', writable, ['write'], async (send) =>
      expectProblem(await send({ headers: { 'Content-Type': 'application/json' }, body: '{"' }), 400),
    ),
  ];
}

/** Returns a function that sends the operation's example with changes. */
async function sender(client: Client, operation: Operation) {
  const { method, path } = operation;
  const written = await writeCall(inWorkspace(operation, client), null, { origin: client.url, parameters: 'required' });
  const wire = withCredentials(written ?? { method, path, headers: {} }, client, 'key');
  return ({ headers, ...change }: Partial<Wire>): Promise<Reply> =>
    client.send({ ...wire, ...change, headers: { ...wire.headers, ...headers } });
}

function expectProblem(reply: Reply, status: number): void {
  expectStatus(reply, status);
  const media = mediaOf(reply.headers['content-type']);
  expect(
    media === 'application/problem+json',
    `${status} with ${media || 'no media type'} instead of problem details`,
    reply.wire,
  );
  expect(
    reply.json['status'] === status,
    `status ${reply.json['status']} in the body of a ${status} response`,
    reply.wire,
  );
}
