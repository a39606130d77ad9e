// Tools that control the workspace that the user has open in a browser.
import { setTimeout as delay } from 'node:timers/promises';
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { OpenEnums } from '../sdk/index.ts';
import type { EvalOutcome, Schemas } from '../sdk/workspace/index.ts';
import { answer, reportErrors } from './answers.ts';
import type { ToolHandlers, ViewerTools, WorkspaceInReach } from './viewer-tools.ts';

/** The largest size that models use. */
const MAX_PX = 1568;
const SHARE_WAIT_MS = 60_000;
const POLL_MS = 250;

export const workspaceTools = {
  workspace_tabs: ({ workspace }, tools) =>
    inWorkspace(tools, workspace, async ({ control, path }) => {
      const { tabs } = await control.client.listTabs({ path });
      const lines = tabs.map(({ tabId, name, panelId, isActive, panelState }) =>
        [tabId, panelId, isActive ? 'shown' : 'hidden', name, panelState.url ?? ''].join('  ').trimEnd(),
      );
      return answer(lines.join('\n') || 'No tabs are open.', { tabs });
    }),

  workspace_open: ({ name, url, wait, proxy, workspace }, tools) =>
    inWorkspace(tools, workspace, async ({ control }) => {
      const { tabId, panelId, opened } = await control.openOrRefresh(name, url, { wait, proxy });
      const text = `${tabId} in ${panelId} ${wait ? 'has loaded' : 'shows'} ${url}${opened ? ' (a new tab)' : ''}.`;
      return answer(text, { tabId, panelId, opened });
    }),

  workspace_screenshot: ({ tab, reason, withoutSharing, workspace }, tools, { mcpReq }) =>
    inWorkspace(tools, workspace, async ({ control }) => {
      const tabId = tab === undefined ? undefined : (await control.findTab(tab)).tabId;
      const { dataUrl, loaded, width, height } = await control.picture({
        ...(tabId === undefined ? {} : { tabId }),
        ...(reason === undefined ? {} : { reason }),
        ...(withoutSharing ? { method: 'html2canvas' } : {}),
        maxDimension: MAX_PX,
        waitMs: SHARE_WAIT_MS,
        signal: mcpReq.signal,
      });
      const image = { type: 'image' as const, data: dataUrl.slice(dataUrl.indexOf(',') + 1), mimeType: 'image/png' };
      const late = loaded ? [] : [{ type: 'text' as const, text: 'The page was still loading.' }];
      return { content: [image, ...late], structuredContent: { width, height, loaded } };
    }),

  workspace_eval: ({ code, tab, workspace }, tools, { mcpReq: { signal } }) =>
    inWorkspace(tools, workspace, async ({ control, path }) => {
      const target = tab === undefined ? null : await control.findTab(tab);
      if (target) {
        await control.client.updateTab({ path: { ...path, tabId: target.tabId }, body: { active: true } });
      }
      const outcome = await control.run(code, { waitMs: 0, signal, ...(target ? { panelId: target.panelId } : {}) });
      return { ...answer(describeOutcome(outcome), outcome), ...(outcome.status === 'error' ? { isError: true } : {}) };
    }),

  workspace_console: ({ tab, workspace }, tools) =>
    inWorkspace(tools, workspace, async ({ control, path }) => {
      const { tabId } = await control.findTab(tab);
      const webview = await control.client.getWebview({ path, query: { tabId } });
      return answer(JSON.stringify(webview, null, 1), webview);
    }),

  workspace_wait_for: ({ tab, text, seconds, workspace }, tools, { mcpReq }) =>
    inWorkspace(tools, workspace, async ({ control, path }) => {
      const { tabId } = await control.findTab(tab);
      const until = Date.now() + seconds * 1000;
      for (;;) {
        const webview = await control.client.getWebview({ path, query: { tabId } });
        const line = text === undefined ? undefined : webview.console.find((each) => each.text.includes(text));
        const { state, address } = webview;
        if (line) return answer(`${line.level}: ${line.text}`, { tabId, state, address, line });
        if (text === undefined && state === 'loaded')
          return answer(`${address} has loaded.`, { tabId, state, address });
        if (text !== undefined && !webview.proxyEnabled)
          throw new Error('The console is available only in proxy mode, which is off for this tab.');
        if (webview.state === 'failed') throw new Error(webview.reason ?? 'The page could not be loaded.');
        if (Date.now() >= until) throw new Error(`Timed out after ${seconds} seconds. The page is ${webview.state}.`);
        await delay(POLL_MS, undefined, { signal: mcpReq.signal });
      }
    }),

  workspace_close: ({ tab, workspace }, tools) =>
    inWorkspace(tools, workspace, async ({ control, path }) => {
      const { tabId, panelId, name } = await control.findTab(tab);
      await control.client.closeTab({ path: { ...path, tabId } });
      return answer(`Closed “${name}” (${tabId}).`, { tabId, panelId, name });
    }),
} satisfies Partial<ToolHandlers>;

/** Every result ends with the name of the workspace. */
const inWorkspace = (
  { panel, limit }: ViewerTools,
  asked: string | undefined,
  work: (workspace: WorkspaceInReach) => Promise<CallToolResult>,
): Promise<CallToolResult> =>
  limit(async () => {
    const workspace = await findWorkspace(panel, asked);
    const result = await reportErrors(() => work(workspace));
    const name = nameOf(workspace);
    const where = { type: 'text' as const, text: `Workspace: ${name}` };
    const { structuredContent } = result;
    return {
      ...result,
      content: [...result.content, where],
      ...(structuredContent ? { structuredContent: { ...structuredContent, workspace: name } } : {}),
    };
  });

async function findWorkspace(panel: ViewerTools['panel'], asked: string | undefined): Promise<WorkspaceInReach> {
  const { workspace, isGuess } = await panel(asked);
  if (!workspace) {
    throw new Error('No workspace found. Ask the user to open one, or to set ANNEX_WORKSPACE and ANNEX_API_KEY.');
  }
  const reachable = workspace();
  if (!isGuess) return reachable;
  const why = 'This call belongs to no known MCP session, so it must name a workspace.';
  throw new Error(`${why} The user is in ${nameOf(reachable)}. Pass that or another one as workspace.`);
}

const nameOf = ({ path: { owner, repo } }: WorkspaceInReach): string => `${owner}/${repo}`;

function describeOutcome(outcome: EvalOutcome): string {
  if (outcome.status === 'queued') {
    const why = 'No browser responded: none has the workspace open, or its sandbox is not ready.';
    return `${why} The code is queued as ${outcome.evalId}.`;
  }
  const lines = (outcome.console ?? []).map(({ level, text }) => `${level}: ${text}`);
  const end = outcome.status === 'error' ? outcome.error : (JSON.stringify(outcome.result) ?? 'undefined');
  const notes = [
    ...(outcome.frame === 'new' ? ['(The code ran in a new frame. State from earlier code is gone.)'] : []),
    ...(outcome.sandbox === 'unenforced' ? ['(This browser cannot block network access for the code.)'] : []),
  ];
  return [...lines, end, ...notes].join('\n');
}

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
