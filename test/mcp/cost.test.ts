// What the tools cost and promise: tokens, output schemas and annotations.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TOOLS } from '../../generated/mcp/tools.ts';
import { installPackages } from './packages/install.ts';

const MAX_TOKENS = 3_000;

it('names, descriptions and input schemas of all tools have at most 3,000 tokens', async () => {
  const require = createRequire(join(await installPackages(), 'package.json'));
  const { encode } = require('gpt-tokenizer') as { encode: (text: string) => number[] };
  const count = (tools: readonly object[]) => encode(JSON.stringify(tools)).length;
  const tokens = count(TOOLS.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })));
  expect(tokens).toBeGreaterThan(1_000); // the tokenizer works
  expect(tokens).toBeLessThanOrEqual(MAX_TOKENS);
}, 240_000);

it.each(TOOLS.map((tool) => [tool.name, tool] as const))('%s has an output schema and annotations', (_, tool) => {
  expect(tool.outputSchema).toMatchObject({ type: 'object', properties: expect.any(Object) });
  const { readOnlyHint, destructiveHint, idempotentHint, openWorldHint } = tool.annotations ?? {};
  expect([typeof readOnlyHint, typeof openWorldHint]).toEqual(['boolean', 'boolean']);
  if (!readOnlyHint) expect([typeof destructiveHint, typeof idempotentHint]).toEqual(['boolean', 'boolean']);
});
