// What a flow asks of a client, whoever generated it.
import type { Operation } from '../../src/contract/conform/document.ts';

/** One credential of the document's security schemes, by its name there. */
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
  /** Decoded as the client decodes it: an object, a text, a Blob, or the first event of a stream. */
  readonly body: unknown;
}

export type Send = (operation: Operation, call: Call) => Promise<Answer>;

/** What a generated module exports; a client's table knows which of it is what. */
export type Exports = Readonly<Record<string, unknown>>;

export interface ForeignClient {
  readonly name: string;
  /** Writes `<folder>/<area>.ts`, and what it imports, for each bundle. */
  generate(folder: string, bundles: readonly Bundle[]): Promise<void>;
  /** The generated functions by their names; the module's exports themselves where absent. */
  functions?(exports: Exports): Exports;
  /** Calls the generated functions; `url` is where the area is served. */
  connect(exports: Exports, url: string): Send;
}

export interface Bundle {
  readonly area: string;
  readonly file: string;
}

type Callable = (...args: readonly unknown[]) => unknown;

/** An exported function; a client that lacks it has no function for the operation. */
export function functionOf(exports: Exports, name: string): Callable {
  const found = exports[name];
  if (typeof found !== 'function') throw new Error(`the client has no ${name}`);
  return found as Callable;
}

/** For clients that leave credentials to the headers of a call. */
export function headersOf({ as = {}, header = {} }: Call): Record<string, string> {
  return {
    ...header,
    ...(as.apiKey === undefined ? {} : { 'X-Api-Key': as.apiKey }),
    ...(as.sessionToken === undefined ? {} : { Authorization: `Bearer ${as.sessionToken}` }),
    ...(as.browserSession === undefined ? {} : { Cookie: `__Host-annex_session=${as.browserSession}` }),
  };
}

/** The arguments for the path, in the order in which the document has them. */
export const pathOf = ({ path }: Operation, call: Call): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => call.path?.[name] ?? '');

export const hasQuery = ({ parameters }: Operation): boolean =>
  parameters.some((parameter) => parameter.in === 'query');

/** How a client has to read the answer, for those that have to be told. */
export function readsAs({ responses }: Operation): 'json' | 'text' | 'blob' {
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

/** Of an event stream the first event is what a flow looks at. */
export async function firstEvent(stream: AsyncIterable<unknown>): Promise<unknown> {
  for await (const event of stream) return event;
  throw new Error('the stream had no event');
}
