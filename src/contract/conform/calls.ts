// Builds complete calls of an operation from its examples, with some parts replaced.
import type { Client, Reply } from './client.ts';
import { withCredentials } from './credentials.ts';
import { examplesOf, type Named, type Operation, parameterExamples } from './document.ts';
import { Skip } from './mismatch.ts';
import { type Wire, writeBody, writeParameters } from './wire.ts';

export interface CallPart {
  readonly kind: 'parameters' | 'body';
  /** The body's media type, the first one if empty; always empty for parameters. */
  readonly media: string;
  readonly value: unknown;
}
export interface CallOptions {
  /** The other parameters: all that have an example, only the required ones, or these values. */
  readonly parameters?: 'all' | 'required' | object;
  readonly accept?: string | undefined;
}
export interface CallInput {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the example. */
  readonly body?: unknown;
  readonly method?: string;
}

/** Every example: each body, then all parameters, then only the required parameters. */
export function exampleParts(operation: Operation): CallPart[] {
  const parts = (kind: CallPart['kind'], media: string, examples: readonly Named[]): CallPart[] =>
    examples.map(({ value }) => ({ kind, media, value }));
  const bodies = Object.entries(operation.body?.content ?? {}).flatMap(([media, content]) =>
    parts('body', media, examplesOf(operation.document, content)),
  );
  return [...bodies, ...parts('parameters', '', parameterExamples(operation))];
}

/** Without credentials. Uses the document's first examples for the other parts. Returns null if the value cannot be sent as text. */
export async function writeCall(
  operation: Operation,
  part: CallPart | null,
  { parameters: others = 'all', accept }: CallOptions = {},
): Promise<Wire | null> {
  const [all, required] = parameterExamples(operation);
  const otherValues = typeof others === 'object' ? others : (others === 'all' ? all : required)?.value;
  const parameters = writeParameters(operation, part?.kind === 'parameters' ? part.value : otherValues);
  const [media = '', content = {}] = Object.entries(operation.body?.content ?? {})[0] ?? [];
  const value = part?.kind === 'body' ? part.value : examplesOf(operation.document, content)[0]?.value;
  const body = operation.body ? await writeBody(operation, part?.media || media, value) : { headers: {} };
  if (!parameters || !body) return null;
  const own: Record<string, string> = accept === undefined ? {} : { Accept: accept };
  const headers = { ...own, ...parameters.headers, ...body.headers };
  return { method: operation.method, ...body, path: parameters.path, headers };
}

/** Replaces `{owner}/{repo}`, or `{owner}` alone, in the path with the workspace that the run may use. */
export const inWorkspace = (operation: Operation, client: Client): Operation => ({
  ...operation,
  path: operation.path
    .replace('{owner}/{repo}', client.workspace)
    .replace('{owner}', client.workspace.split('/', 1)[0] ?? ''),
  parameters: operation.parameters.filter(({ name }) => name !== 'owner' && name !== 'repo'),
});

/** The Accept header of an operation that can return JSON. */
export const acceptOf = ({ responses }: Operation): string | undefined =>
  responses.get(200)?.content?.['application/json'] ? 'application/json' : undefined;

/** The call without credentials, with only the required parameters and those given. */
export async function writeOperation(client: Client, template: Operation, input: CallInput = {}): Promise<Wire> {
  const operation = inWorkspace(template, client);
  const parameters = structuredClone(parameterExamples(operation)[1]?.value) as Record<string, object>;
  for (const place of ['path', 'query'] as const) parameters[place] = { ...parameters[place], ...input[place] };
  const part = 'body' in input ? ({ kind: 'body', media: '', value: input.body } as const) : null;
  const wire = await writeCall(operation, part, { parameters, accept: acceptOf(operation) });
  if (!wire) throw new Skip('the document has no example that can be sent');
  return { ...wire, method: input.method ?? wire.method, headers: { ...wire.headers, ...input.headers } };
}

export const callOperation = async (client: Client, operation: Operation, input: CallInput = {}): Promise<Reply> =>
  client.send(withCredentials(await writeOperation(client, operation, input), operation, client));
