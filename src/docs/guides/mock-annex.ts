import type { GuideText } from '../guides.ts';

export const mockAnnex: GuideText = {
  name: 'mock-annex',
  title: 'Mock Annex in your tests',
  summary: 'Test what calls Annex without a server: answers from the documents, and a gateway that remembers.',
  text: () => `
\`annex/mock\` starts servers inside your test’s own process, on free ports, in milliseconds.

- \`mockIntents()\`, \`mockWorkspace()\`, \`mockPackages()\` and so on, one for every document, answer each valid request with
  an example of the document, and refuse every other one as the real server would: it is the same server with other
  handlers. \`next\` chooses the answers to come, problems included; \`calls\` holds what was asked.
- \`mockGateway()\` is the gateway itself with a record of what was said: what registers a state gets the callback of that
  state, once.

Run the test with \`node --test\`:

{{mock-annex.ts}}

Any other test runner does as well: the mocks know nothing of it. A call can also choose its answer by itself, with the
header \`Prefer: code=410, example=intent-denied\`.
`,
};
