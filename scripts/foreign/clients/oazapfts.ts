import { functionOf, headersOf, pathOf, responseFormat, type ThirdPartyClient } from '../client.ts';
import { runBinary } from '../install.ts';

interface Result {
  readonly status: number;
  readonly headers: Headers;
  readonly data?: unknown;
}

/** `renamePaste(id, body, { pasteToken }, opts)`: query and header parameters in one object, in camelCase. */
export const oazapfts: ThirdPartyClient = {
  name: 'oazapfts',
  generate: async (folder, bundles) => {
    for (const { area, file } of bundles) await runBinary('oazapfts', [file, `${area}.ts`], folder);
  },
  connect: (exports, url) => async (operation, call) => {
    const { id, body, parameters } = operation;
    const declared = parameters.filter((parameter) => parameter.in === 'query' || parameter.in === 'header');
    const given = { ...call.query, ...call.header } as Record<string, unknown>;
    const options = Object.fromEntries(
      declared.filter(({ name }) => name in given).map(({ name }) => [argument(name), given[name]]),
    );
    const required = declared.filter((parameter) => parameter.required).map(({ name }) => given[name]);
    const args = [
      ...pathOf(operation, call),
      ...required,
      ...(body ? [call.body] : []),
      ...(declared.length > required.length ? [options] : []),
      {
        baseUrl: url,
        headers: { ...headersOf(call), ...(responseFormat(operation) === 'json' ? {} : { Accept: '*/*' }) },
      },
    ];
    const { status, headers, data } = (await functionOf(exports, id)(...args)) as Result;
    return { status, headers, body: data };
  },
};

const RESERVED = ['type', 'default', 'enum'];
const argument = (name: string): string => {
  const camel = name
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase())
    .replace(/[-_](\w)/g, (_, letter) => letter.toUpperCase());
  return RESERVED.includes(camel) ? `$${camel}` : camel;
};
