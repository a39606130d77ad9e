import type { GuideText } from '../guides.ts';

export const ownClient: GuideText = {
  name: 'own-client',
  title: 'Generate a client of your own',
  summary:
    'Every document can be downloaded, whole and without references to other files. Generators take it from there.',
  text: () => `
The SDK is made from the documents, and so can your client be, in the language and style you like. Each
[document](/docs#documents) is one JSON file: OpenAPI 3.1 for HTTP, AsyncAPI 3 for sockets.

Here types are made with \`openapi-typescript\`, which needs TypeScript in the project:

{{own-client.sh}}

They describe every path, body, answer and problem. A call with plain \`fetch\` is then checked by the compiler:

{{own-client.ts}}

Annex’s own tests also make clients of every document with \`orval\` and \`swagger-typescript-api\`, and compile them under
\`strict\`.

Paths carry no version. A document’s \`version\` follows semver: a change that breaks callers raises the first number.
`,
};
