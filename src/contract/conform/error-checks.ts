// Checks of the error responses that all operations share.
import { writeOperation } from './call-operation.ts';
import { type Check, expect, expectStatus, type Need } from './check.ts';
import { mediaOf } from './check-response.ts';
import type { Client, Reply } from './client.ts';
import { credentialNeeds, isOpen, withCredentials } from './credentials.ts';
import { hasProblems, type Operation } from './document.ts';
import { Skip } from './mismatch.ts';
import type { Wire } from './wire.ts';

const METHODS = ['PUT', 'DELETE', 'PATCH', 'POST', 'GET'];

export function errorChecks(operations: readonly Operation[]): Check[] {
  const byKey = (operation: Operation) => credentialNeeds(operation).includes('key');
  const choose = (fits: (operation: Operation) => boolean) =>
    operations.find((each) => fits(each) && isOpen(each)) ?? operations.find((each) => fits(each) && byKey(each));
  const anyGet = operations.find(({ method }) => method === 'GET');
  const readable = choose(({ method, responses }) => method === 'GET' && responses.has(406));
  const writable = choose(({ body }) => body?.content['application/json'] !== undefined);

  const createCheck = (
    id: string,
    text: string,
    operation: Operation | undefined,
    write: readonly Need[],
    run: (send: (change: Partial<Wire>) => Promise<Reply>, operation: Operation) => Promise<void>,
  ): Check => {
    const key: Need[] = operation && operation !== anyGet ? credentialNeeds(operation) : [];
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
    createCheck('G-error-unknown-operation', 'an unknown path returns 404', anyGet, [], async (send, operation) =>
      expectProblem(operation, await send({ path: '/no-such-operation' }), 404),
    ),
    createCheck(
      'G-error-wrong-method',
      'an unsupported method returns 405 with Allow',
      anyGet,
      ['write'],
      async (send, operation) => {
        const methods = operations.filter(({ path }) => path === operation.path).map(({ method }) => method);
        const reply = await send({ method: METHODS.find((method) => !methods.includes(method)) ?? 'PUT' });
        expectProblem(operation, reply, 405);
        const { allow = '' } = reply.headers;
        const isComplete = methods.every((method) => allow.includes(method));
        expect(isComplete, `incomplete Allow header: ${allow}`, reply.wire);
      },
    ),
    createCheck(
      'G-error-not-acceptable',
      'an unsupported Accept header returns 406',
      readable,
      [],
      async (send, operation) =>
        expectProblem(operation, await send({ headers: { Accept: 'application/x-none' } }), 406),
    ),
    createCheck(
      'G-error-media-type',
      'an unsupported media type returns 415',
      writable,
      ['write'],
      async (send, operation) =>
        expectProblem(
          operation,
          await send({ headers: { 'Content-Type': 'application/x-none' }, body: 'x' }),
          415,
          400,
          422,
        ),
    ),
    createCheck('G-error-bad-input', 'invalid JSON returns 400', writable, ['write'], async (send, operation) =>
      expectProblem(operation, await send({ headers: { 'Content-Type': 'application/json' }, body: '{"' }), 400, 422),
    ),
  ];
}

/** Returns a function that sends the operation's example with changes. */
async function sender(client: Client, operation: Operation) {
  const wire = withCredentials(await writeOperation(client, operation), operation, client);
  return ({ headers, ...change }: Partial<Wire>): Promise<Reply> =>
    client.send({ ...wire, ...change, headers: { ...wire.headers, ...headers } });
}

/** `others` are statuses that do as well if the document does not promise problem details. */
function expectProblem(operation: Operation, reply: Reply, status: number, ...others: readonly number[]): void {
  if (!hasProblems(operation)) return expectStatus(reply, status, ...others);
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
