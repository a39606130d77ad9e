import type { GuideText } from '../guides.ts';

export const mockAnnex: GuideText = {
  name: 'mock-annex',
  title: 'Mock Annex in your tests',
  summary: 'Test what calls Annex without a server: answers from the documents, and a gateway that remembers.',
  text: () => `
\`annex/mock\` starts servers inside your test’s own process, on free ports, in milliseconds.

- \`mockHttp(document)\` answers every valid request with an example of the document, and refuses every other one as the real
  server would. \`next\` chooses the answers to come, problems included; \`calls\` holds what was asked.
- \`mockGateway()\` is a gateway with a memory: what registers a state gets the callback of that state, once.

Fetch the document first, then run the test with \`node --test\`:

{{mock-annex.sh}}

{{mock-annex.ts}}

Any other test runner does as well: the mocks know nothing of it. A call can also choose its answer by itself, with the
header \`Prefer: code=410, example=intent-denied\`.
`,
};
