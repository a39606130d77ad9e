import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { operations } from '../../areas.ts';
import {
  type Exports,
  formData,
  functionOf,
  headersOf,
  isForm,
  isMultipart,
  responseFormat,
  type ThirdPartyClient,
} from '../client.ts';

/** Calls use path and method, so these lines make the compiler check that the types contain every operation. */
const operationsOf = (area: string): string =>
  operations
    .filter((operation) => operation.area === area)
    .map(
      ({ id, method, path }) =>
        `export const ${id}: keyof paths = '${path}';\nexport type ${id} = paths['${path}']['${method.toLowerCase()}'];\n`,
    )
    .join('');

interface Result {
  readonly response: Response;
  readonly data?: unknown;
  readonly error?: unknown;
}

/** `connect({ baseUrl }).PATCH('/screenshot-paste/{id}', { params: { path, query, header }, body })`. */
export const openapiFetch: ThirdPartyClient = {
  name: 'openapi-typescript with openapi-fetch',
  generate: async (folder, bundles) => {
    for (const { area, file } of bundles) {
      await writeFile(join(folder, `${area}-api.d.ts`), astToString(await openapiTS(pathToFileURL(file))));
      const client = `import createClient, { type ClientOptions } from 'openapi-fetch';
import type { paths } from './${area}-api.js';

export const connect = (options: ClientOptions) => createClient<paths>(options);
${operationsOf(area)}`;
      await writeFile(join(folder, `${area}.ts`), client);
    }
  },
  connect: (exports, url) => {
    const client = functionOf(exports, 'connect')({ baseUrl: url }) as Exports;
    return async (operation, call) => {
      const { path, query, header, body, as = {} } = call;
      const form = isForm(operation) ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {};
      const { response, data, error } = (await functionOf(client, operation.method)(operation.path, {
        params: { path, query, header },
        headers: { ...headersOf({ as }), ...form },
        body,
        ...(isMultipart(operation) ? { bodySerializer: formData } : {}),
        parseAs: responseFormat(operation),
      })) as Result;
      return { status: response.status, headers: response.headers, body: data ?? error };
    };
  },
};
