import { functionOf, hasQuery, headersOf, isMultipart, pathOf, type ThirdPartyClient } from '../client.ts';
import { runGenerator } from '../install.ts';

interface Result {
  readonly status: number;
  readonly headers: Headers;
  readonly data: unknown;
}

/** `renamePaste(id, body, params, options)`; one function per media type if a body has several. */
export const orval: ThirdPartyClient = {
  name: 'orval',
  generate: (folder, bundles) =>
    runGenerator(
      folder,
      `import { generate } from 'orval';
for (const { area, file } of ${JSON.stringify(bundles)}) {
  const output = {
    target: \`\${area}.ts\`,
    mode: 'single',
    client: 'fetch',
    baseUrl: { runtime: '(globalThis as { annexUrl?: string }).annexUrl' },
    override: { splitByContentType: true },
  };
  await generate({ input: file, output }, process.cwd(), { throwOnError: true, failOnWarnings: true });
}`,
    ),
  connect: (exports, url) => async (operation, call) => {
    Object.assign(globalThis, { annexUrl: url });
    const { id, body } = operation;
    const args = [
      ...pathOf(operation, call),
      ...(body ? [call.body] : []),
      ...(hasQuery(operation) ? [call.query] : []),
      { headers: headersOf(call) },
    ];
    const result = await functionOf(exports, isMultipart(operation) ? `${id}WithFormData` : id)(...args);
    const { status, headers, data } = result as Result;
    return { status, headers, body: data };
  },
};
