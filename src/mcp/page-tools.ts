// Tools that look at a page in proxy mode and act in it.
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { OpenEnums } from '../sdk/index.ts';
import type { Schemas } from '../sdk/workspace/index.ts';
import { answer } from './answers.ts';
import type { ToolHandlers } from './viewer-tools.ts';
import { inWorkspace } from './workspace-tools.ts';

/** Seconds for the user to allow access to a site. */
const waitForConsent = 60;

export const pageTools = {
  page_look: ({ tab, workspace, ...query }, tools, { mcpReq: { signal } }) =>
    inWorkspace(tools, workspace, async ({ control, path }) => {
      const { tabId } = await control.findTab(tab);
      return report(await control.client.getOutline({ path, query: { ...query, tabId, waitForConsent } }, signal));
    }),

  page_act: ({ tab, workspace, ...body }, tools, { mcpReq: { signal } }) =>
    inWorkspace(tools, workspace, async ({ control, path }) => {
      const { tabId } = await control.findTab(tab);
      return report(await control.client.controlPage({ path, body: { ...body, tabId, waitForConsent } }, signal));
    }),

  page_wait: ({ tab, workspace, ...body }, tools, { mcpReq: { signal } }) =>
    inWorkspace(tools, workspace, async ({ control, path }) => {
      const { tabId } = await control.findTab(tab);
      return report(await control.client.checkPage({ path, body: { ...body, tabId, waitForConsent } }, signal));
    }),
} satisfies Partial<ToolHandlers>;

/** Addresses and reasons come from the page: they cannot form lines outside of the enclosed outline. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ');

function report(page: OpenEnums<Schemas['PageReport']>): CallToolResult {
  const { address, done, failed, met, outline, changes, next, errors = [], failedRequests = [] } = page;
  const content = outline ?? changes ?? '';
  const lines = [
    ...(done === undefined ? [] : [`Steps done: ${done}.`]),
    ...(failed ? [`Step ${failed.step + 1} failed (${failed.code}): ${failed.reason}`] : []),
    ...(met === false ? ['The condition was not met in time.'] : []),
    content,
    ...(next === undefined ? [] : [`Continue from line ${next}.`]),
    ...errors.map((text) => `error: ${text}`),
    ...failedRequests.map(({ method, url, reason }) => `${method} ${url} failed: ${reason}`),
    `Page: ${address ?? 'unknown'}`,
  ].map((line) => (line === content ? line : oneLine(line)));
  const isError = failed !== undefined || met === false;
  return { ...answer(lines.filter(Boolean).join('\n'), page), ...(isError ? { isError } : {}) };
}
