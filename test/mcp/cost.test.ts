// What the tools cost and promise: tokens, groups, results and annotations.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RESULTS, TOOL_SCOPES, TOOLS } from '../../generated/mcp/tools.ts';
import { groupsIn, listTools } from '../../src/mcp/tool-list.ts';
import { installPackages } from './packages/install.ts';

const MAX_TOKENS = 4_000;
const MAX_PAGES_TOKENS = 1_900;

it('the list of all tools has at most 4,000 tokens, and that of the tools for pages 1,900', async () => {
  const require = createRequire(join(await installPackages(), 'package.json'));
  const { encode } = require('gpt-tokenizer') as { encode: (text: string) => number[] };
  const count = (tools: readonly object[]) => encode(JSON.stringify(tools)).length;
  const pages = count(listTools({ groups: ['pages'] }));
  expect(pages).toBeGreaterThan(1_000); // the tokenizer works
  expect(pages).toBeLessThanOrEqual(MAX_PAGES_TOKENS);
  expect(count(listTools({}))).toBeLessThanOrEqual(MAX_TOKENS);
}, 240_000);

it.each(TOOLS.map((tool) => [tool.name, tool] as const))(
  '%s has a result in the document, and annotations',
  (name, tool) => {
    expect(RESULTS[name as keyof typeof RESULTS]).toMatchObject({ type: 'object', properties: expect.any(Object) });
    expect(tool.outputSchema).toBeUndefined();
    const isReading = TOOL_SCOPES[name as keyof typeof TOOL_SCOPES].every((scope) => scope.endsWith(':read'));
    if (!isReading || tool.annotations?.readOnlyHint) expect(tool.annotations).toBeDefined();
    expect(tool.annotations?.readOnlyHint === true && !isReading).toBe(false);
  },
);

it('lists the tools of groups, and without groups those that the caller may use', () => {
  const namesOf = (options: Parameters<typeof listTools>[0]) => listTools(options).map(({ name }) => name);
  expect(namesOf({ groups: groupsIn('ask') })).toEqual(['ask_user']);
  const pages = namesOf({ groups: groupsIn('pages, ask') });
  expect(pages).toEqual(
    expect.arrayContaining(['page_look', 'page_act', 'workspace_open', 'wait_for_paste', 'ask_user']),
  );
  expect(pages.filter((name) => name.startsWith('av_'))).toEqual([]);
  expect(namesOf({ scopes: ['paste:read'] })).toContain('av_screenshot_list');
  expect(namesOf({ scopes: ['paste:read'] })).not.toContain('page_look');
  expect(namesOf({})).toEqual(TOOLS.map(({ name }) => name));
  expect(() => groupsIn('pages,pgs')).toThrow("unknown group of tools 'pgs'. Choose from: paste, pages, ask, panels");
});
