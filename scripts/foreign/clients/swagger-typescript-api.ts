import type { Exports, ThirdPartyClient } from '../client.ts';
import { functionOf, hasQuery, headersOf, pathOf, responseFormat } from '../client.ts';
import { runGenerator } from '../install.ts';

type Result = Response & { readonly data: unknown; readonly error: unknown };

/** `new Api({ baseUrl }).screenshotPaste.renamePaste(id, data, query, params)`: optional arguments come last. */
export const swaggerTypescriptApi: ThirdPartyClient = {
  name: 'swagger-typescript-api',
  // Not by its command line, because `--http-client fetch` creates an axios client there.
  generate: (folder, bundles) =>
    runGenerator(
      folder,
      `import { generateApi } from 'swagger-typescript-api';
for (const { area, file } of ${JSON.stringify(bundles)}) {
  await generateApi({
    input: file,
    output: process.cwd(),
    fileName: \`\${area}.ts\`,
    httpClientType: 'fetch',
    generateResponses: true,
    silent: true,
  });
}`,
    ),
  functions: (exports) => grouped(open(exports)),
  connect: (exports, url) => {
    const api = open(exports, url);
    return async (operation, call) => {
      const { id, body, parameters } = operation;
      const query = parameters.filter((parameter) => parameter.in === 'query');
      const rest = [
        ...(hasQuery(operation) ? [{ value: call.query ?? {}, required: query.some(({ required }) => required) }] : []),
        ...(body ? [{ value: call.body, required: body.required }] : []),
      ].toSorted((a, b) => Number(b.required) - Number(a.required));
      // The generated code sets a format only for JSON.
      const format = responseFormat(operation);
      const params = { headers: headersOf(call), ...(format === 'json' ? {} : { format }) };
      const args = [...pathOf(operation, call), ...rest.map(({ value }) => value), params];
      const response = (await Promise.resolve(functionOf(grouped(api), id)(...args)).catch((thrown) => {
        if (thrown instanceof Response) return thrown;
        throw thrown;
      })) as Result;
      const { status, headers, data, error } = response;
      return { status, headers, body: response.ok ? data : (error ?? (await textOf(response))) };
    };
  },
};

const open = ({ Api }: Exports, baseUrl = ''): Exports => new (Api as new (config: object) => Exports)({ baseUrl });

/** Its functions are grouped by the first segment of their paths. */
const grouped = (api: Exports): Exports =>
  Object.assign({}, ...Object.values(api).filter((member) => member?.constructor === Object));

/** Decodes a body that the client left unread because the successful response of the operation has no content. */
async function textOf(response: Response): Promise<unknown> {
  const text = response.bodyUsed ? '' : await response.text();
  return text.startsWith('{') ? JSON.parse(text) : text;
}
