// Builds complete calls of an operation from its examples, with one part replaced.
import { examplesOf, type Operation, parameterExamples } from './document.ts';
import { credentials, type Wire, writeBody, writeParameters } from './wire.ts';

export interface CallPart {
  readonly kind: 'parameters' | 'body';
  /** The body's media type; empty for parameters. */
  readonly media: string;
  readonly value: unknown;
}
export interface CallOptions {
  /** The Origin header that is sent with a cookie. */
  readonly origin: string;
  /** Which other parameters to include: all that have an example, or only the required ones. */
  readonly parameters?: 'all' | 'required';
  readonly accept?: string | undefined;
}

/** Every example: each body, then all parameters, then only the required parameters. */
export function exampleParts(operation: Operation): CallPart[] {
  const bodies = Object.entries(operation.body?.content ?? {}).flatMap(([media, content]) =>
    examplesOf(operation.document, content).map(({ value }) => ({ kind: 'body' as const, media, value })),
  );
  const parameters = parameterExamples(operation).map(({ value }) => ({
    kind: 'parameters' as const,
    media: '',
    value,
  }));
  return [...bodies, ...parameters];
}

/** Uses the document's first examples for the other parts. Returns null if the value cannot be sent as text. */
export async function writeCall(
  operation: Operation,
  part: CallPart | null,
  options: CallOptions,
): Promise<Wire | null> {
  const [all, required] = parameterExamples(operation);
  const others = options.parameters === 'required' ? required : all;
  const parameters = writeParameters(operation, part?.kind === 'parameters' ? part.value : others?.value);
  const [media = '', content = {}] = Object.entries(operation.body?.content ?? {})[0] ?? [];
  const value = part?.kind === 'body' ? part.value : examplesOf(operation.document, content)[0]?.value;
  const body = operation.body ? await writeBody(operation, part?.media || media, value) : { headers: {} };
  if (!parameters || !body) return null;
  const accept: Record<string, string> = options.accept === undefined ? {} : { Accept: options.accept };
  const headers = { ...accept, ...credentials(operation, options.origin), ...parameters.headers, ...body.headers };
  return { method: operation.method, ...body, path: parameters.path, headers };
}

const CREDENTIALS = ['authorization', 'cookie', 'x-api-key', 'annex-proof'];

/** The same call without credentials; `names` are further headers that carry one. */
export function withoutCredentials({ headers, ...wire }: Wire, names: readonly string[] = []): Wire {
  const kept = Object.entries(headers).filter(([name]) => ![...CREDENTIALS, ...names].includes(name.toLowerCase()));
  return { ...wire, headers: Object.fromEntries(kept) };
}
