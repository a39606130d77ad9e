import { type Exports, functionOf, headersOf, responseFormat, type ThirdPartyClient } from '../client.ts';
import { runBinary } from '../install.ts';

interface Result {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly data: unknown;
}
interface Axios {
  readonly defaults: { paramsSerializer?: object };
  readonly interceptors: { readonly response: { use(seen: (result: Result) => Result): void } };
}

/** `createApiClient(url).renamePaste(body, { params, queries, headers })`, with axios; zod validates the responses. */
export const openapiZodClient: ThirdPartyClient = {
  name: 'openapi-zod-client',
  generate: async (folder, bundles) => {
    for (const { area, file } of bundles) await runBinary('openapi-zod-client', [file, '-o', `${area}.ts`], folder);
  },
  functions: (exports) => exports['api'] as Exports,
  connect: (exports, url) => {
    const api = functionOf(exports, 'createApiClient')(url, { validate: 'response' }) as Exports;
    const axios = api['axios'] as Axios;
    // By default axios names a repeated parameter `platform[]`.
    axios.defaults.paramsSerializer = { indexes: null };
    let last: Result | undefined;
    axios.interceptors.response.use((result) => {
      last = result;
      return result;
    });
    return async (operation, call) => {
      const config = {
        params: call.path,
        queries: call.query,
        headers: headersOf(call),
        ...(responseFormat(operation) === 'blob' ? { responseType: 'arraybuffer' } : {}),
      };
      const send = functionOf(api, operation.id);
      const sent = Promise.resolve(operation.method === 'GET' ? send(config) : send(call.body, config));
      const body = await sent.catch((thrown: { readonly response?: Result }) => {
        if (!thrown.response) throw thrown;
        last = thrown.response;
        return decoded(thrown.response.data);
      });
      if (!last) throw new Error('there was no response');
      const { status, headers } = last;
      return { status, headers: { get: (name) => `${headers[name.toLowerCase()] ?? ''}` || null }, body };
    };
  },
};

/** Decodes a problem that arrived instead of a file. */
const decoded = (data: unknown): unknown => (Buffer.isBuffer(data) ? JSON.parse(data.toString('utf8')) : data);
