// Calls an operation with its examples, with given values in their place, and with the credentials of the run.
import { withoutCredentials } from './calls.ts';
import type { Client, Reply } from './client.ts';
import { credentialHeaders, withCredentials } from './credentials.ts';
import { examplesOf, type Operation, parameterExamples } from './document.ts';
import { Skip } from './mismatch.ts';
import { type Wire, writeBody, writeParameters } from './wire.ts';

export interface CallInput {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the example; written as the first media type of the body. */
  readonly body?: unknown;
  readonly method?: string;
}

/** Replaces `{owner}/{repo}` in the path with the workspace that the run may use. */
export const inWorkspace = (operation: Operation, client: Client): Operation => ({
  ...operation,
  path: operation.path.replace('{owner}/{repo}', client.workspace),
  parameters: operation.parameters.filter(({ name }) => name !== 'owner' && name !== 'repo'),
});

/** The call without credentials, with only the required parameters and those given. */
export async function writeOperation(client: Client, given: Operation, input: CallInput = {}): Promise<Wire> {
  const operation = inWorkspace(given, client);
  const [, required] = parameterExamples(operation);
  const values = structuredClone(required?.value) as Record<string, Record<string, unknown>>;
  for (const place of ['path', 'query'] as const) values[place] = { ...values[place], ...input[place] };
  const parameters = writeParameters(operation, values);
  const [media = '', content = {}] = Object.entries(operation.body?.content ?? {})[0] ?? [];
  const example = 'body' in input ? input.body : examplesOf(operation.document, content)[0]?.value;
  const isEmpty = operation.body === null || ('body' in input && input.body === undefined);
  const body = isEmpty ? { headers: {} } : await writeBody(operation, media, example);
  if (!parameters || !body) throw new Skip('the document has no example that can be sent');
  const accept = operation.responses.get(200)?.content?.['application/json'] ? { Accept: 'application/json' } : {};
  const headers = { ...accept, ...parameters.headers, ...body.headers, ...input.headers };
  const wire = { method: input.method ?? operation.method, ...body, path: parameters.path, headers };
  return withoutCredentials(wire, credentialHeaders(operation.document));
}

export const callOperation = async (client: Client, operation: Operation, input: CallInput = {}): Promise<Reply> =>
  client.send(withCredentials(await writeOperation(client, operation, input), operation, client));
