import { resolve } from 'node:path';
import {
  type Exports,
  firstEvent,
  formData,
  functionOf,
  isForm,
  isMultipart,
  type ThirdPartyClient,
} from '../client.ts';
import { run } from '../run.ts';

const REDOCLY = resolve(import.meta.dirname, '../../../node_modules/@redocly/cli/bin/cli.js');

interface Result {
  readonly response: Response;
  readonly data?: unknown;
  readonly error?: unknown;
}

/** `createClient(OPERATIONS, { serverUrl, auth }).renamePaste({ path, query, headers, body })`. */
export const redocly: ThirdPartyClient = {
  name: 'redocly generate-client',
  generate: async (folder, bundles) => {
    const options = ['--args-style', 'grouped', '--error-mode', 'result'];
    const one = (area: string, file: string) =>
      run(process.execPath, [REDOCLY, 'generate-client', file, '-o', `${area}.ts`, ...options], folder);
    await Promise.all(bundles.map(({ area, file }) => one(area, file)));
  },
  functions: (exports) => exports['client'] as Exports,
  connect: (exports, url) => async (operation, call) => {
    const { path, query, header, as = {} } = call;
    const { sessionToken, ...apiKey } = as;
    const auth = { ...(sessionToken === undefined ? {} : { bearer: sessionToken }), apiKey };
    const client = functionOf(exports, 'createClient')(exports['OPERATIONS'], {
      serverUrl: url,
      auth,
      errorMode: 'result',
    });
    const form = { ...call.body } as Record<string, string>;
    const body = isMultipart(operation) ? formData(form) : isForm(operation) ? new URLSearchParams(form) : call.body;
    const answered = functionOf(client as typeof exports, operation.id)({ path, query, headers: header, body });
    if (Symbol.asyncIterator in (answered as object)) {
      const event = (await firstEvent(answered as AsyncIterable<unknown>)) as { readonly data: unknown };
      return { status: 200, headers: new Headers(), body: event.data };
    }
    const { response, data, error } = (await answered) as Result;
    return { status: response.status, headers: response.headers, body: data ?? error };
  },
};
