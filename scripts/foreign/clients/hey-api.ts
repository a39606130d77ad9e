import { firstEvent, functionOf, type ThirdPartyClient } from '../client.ts';
import { runBinary } from '../install.ts';

interface Result {
  readonly response: Response;
  readonly data?: unknown;
  readonly error?: unknown;
  readonly stream?: AsyncIterable<unknown>;
}
interface Scheme {
  readonly scheme?: string;
  readonly name?: string;
}

/** `renamePaste({ baseUrl, auth, path, query, headers, body })`. */
export const heyApi: ThirdPartyClient = {
  name: '@hey-api/openapi-ts',
  generate: async (folder, bundles) => {
    for (const { area, file } of bundles) {
      await runBinary('openapi-ts', ['--silent', '-i', file, '-o', area], folder);
    }
  },
  connect: (exports, url) => async (operation, call) => {
    const { path, query, header, body, as = {} } = call;
    const auth = ({ scheme, name }: Scheme): string | undefined =>
      scheme === 'bearer' ? as.sessionToken : name === 'X-Api-Key' ? as.apiKey : as.browserSession;
    const result = (await functionOf(
      exports,
      operation.id,
    )({
      baseUrl: url,
      auth,
      path,
      query,
      headers: header,
      body,
    })) as Result;
    if (result.stream) return { status: 200, headers: new Headers(), body: await firstEvent(result.stream) };
    return { status: result.response.status, headers: result.response.headers, body: result.data ?? result.error };
  },
};
