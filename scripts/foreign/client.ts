// The interface that flows use to call a client of any third-party generator.
import type { Operation } from '../../src/contract/conform/document.ts';

/** Credentials by the name of their security scheme. */
export type Credential = Readonly<Record<'apiKey' | 'sessionToken' | 'browserSession', string>>;

export interface Call {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly as?: Partial<Credential>;
}

export interface Answer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  /** As the client decoded it: an object, a string, a Blob, or the first event of a stream. */
  readonly body: unknown;
}

export type Send = (operation: Operation, call: Call) => Promise<Answer>;

/** The exports of a generated module. */
export type Exports = Readonly<Record<string, unknown>>;

export interface ThirdPartyClient {
  readonly name: string;
  /** Writes `<folder>/<area>.ts`, and the files that it imports, for each bundle. */
  generate(folder: string, bundles: readonly Bundle[]): Promise<void>;
  /** The generated functions by name; by default the exports of the module. */
  functions?(exports: Exports): Exports;
  /** Returns a function that calls the generated functions; `url` is the address of the area's server. */
  connect(exports: Exports, url: string): Send;
}

export interface Bundle {
  readonly area: string;
  readonly file: string;
}

type Callable = (...args: readonly unknown[]) => unknown;

/** An exported function; throws when the client has none of that name. */
export function functionOf(exports: Exports, name: string): Callable {
  const found = exports[name];
  if (typeof found !== 'function') throw new Error(`the client has no function ${name}`);
  return found as Callable;
}

/** Headers of a call with its credentials, for clients without their own credential options. */
export function headersOf({ as = {}, header = {} }: Call): Record<string, string> {
  return {
    ...header,
    ...(as.apiKey === undefined ? {} : { 'X-Api-Key': as.apiKey }),
    ...(as.sessionToken === undefined ? {} : { Authorization: `Bearer ${as.sessionToken}` }),
    ...(as.browserSession === undefined ? {} : { Cookie: `__Host-annex_session=${as.browserSession}` }),
  };
}

/** The path arguments, in the order of the document. */
export const pathOf = ({ path }: Operation, call: Call): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => call.path?.[name] ?? '');

export const hasQuery = ({ parameters }: Operation): boolean =>
  parameters.some((parameter) => parameter.in === 'query');

/** The response format, for clients that need it as an option. */
export function responseFormat({ responses }: Operation): 'json' | 'text' | 'blob' {
  const media = Object.keys([...responses].find(([status]) => status < 300)?.[1].content ?? {});
  if (media.length === 0 || media.some((type) => type.includes('json'))) return 'json';
  return media.some((type) => type.startsWith('text/')) ? 'text' : 'blob';
}

export const isMultipart = ({ body }: Operation): boolean => Object.hasOwn(body?.content ?? {}, 'multipart/form-data');

export const isForm = ({ body }: Operation): boolean =>
  Object.hasOwn(body?.content ?? {}, 'application/x-www-form-urlencoded');

export function formData(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, value);
  return form;
}

/** Flows check only the first event of a stream. */
export async function firstEvent(stream: AsyncIterable<unknown>): Promise<unknown> {
  for await (const event of stream) return event;
  throw new Error('the stream ended without an event');
}
