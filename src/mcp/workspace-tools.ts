// Tools that control the workspace that the user has open in a browser.
import { setTimeout as delay } from 'node:timers/promises';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { WEB_VIEW } from '../../generated/workspace/panel-types.ts';
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
    inWorkspace(tools, workspace, async ({ control, path }) => {
      const { tabId, panelId, opened } = await control.openOrRefresh(name, url, { wait, proxy });
      const text = `${tabId} in ${panelId} ${wait ? 'has loaded' : 'shows'} ${url}${opened ? ' (a new tab)' : ''}.`;
      const page = wait && proxy ? await control.client.getWebview({ path, query: { tabId } }) : null;
      return answer([text, ...(page ? consoleLines(page, 'error').lines : [])].join('\n'), { tabId, panelId, opened });
    }),

  workspace_show_panel: ({ panel, name, input, result, workspace }, tools) =>
    inWorkspace(tools, workspace, async ({ control: { client }, path }) => {
      const { categories } = await client.getPanelCatalog({});
      const panels = categories.flatMap((category) => category.panels).filter(({ view }) => view);
      const same = (text: string) => text.toLowerCase() === panel.toLowerCase();
      const target = panels.find(({ panelType, displayName }) => same(panelType) || same(displayName));
      const installed = panels.map(({ displayName }) => displayName).join(', ') || 'none';
      if (!target) throw new Error(`No installed package has this panel. Installed panels: ${installed}.`);
      const { panelType, displayName } = target;
      const content = { ...(input ? { input } : {}), ...(result ? { result } : {}) };
      const { tabs } = await client.listTabs({ path });
      const own = tabs.find((tab) => tab.isOwn && tab.panelType === panelType && tab.name === (name ?? tab.name));
      const named = name === undefined ? {} : { displayName: name };
      const tab = own ?? (await client.openTab({ path, body: { panelType, ...named, initialState: content } }));
      const { tabId, panelId } = tab;
      if (own) {
        await client.updatePanelState({ path: { ...path, tabId }, body: content });
        await client.updateTab({ path: { ...path, tabId }, body: { active: true } });
      }
      return answer(`${tabId} in ${panelId} shows ${displayName}.`, { tabId, panelId, name: name ?? displayName });
    }),

  workspace_screenshot: ({ tab, ref, reason, wait, withoutSharing, workspace }, tools, { mcpReq }) =>
    inWorkspace(tools, workspace, async ({ control }) => {
      const target = tab === undefined ? undefined : await control.findTab(tab);
      const isPage = target?.panelType === WEB_VIEW;
      const { dataUrl, loaded, width, height } = await control.picture({
        ...(target ? { tabId: target.tabId, ...(isPage ? { part: 'page' } : {}), ...(ref ? { ref } : {}) } : {}),
        ...(reason === undefined ? {} : { reason }),
        ...(withoutSharing ? { method: 'drawn' } : {}),
        maxDimension: MAX_PX,
        waitMs: wait ? SHARE_WAIT_MS : 0,
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
      const { panelId, tabId } = target ?? {};
      const outcome = await control.run(code, { waitMs: 0, signal, panelId, tabId });
      return { ...answer(describeOutcome(outcome), outcome), ...(outcome.status === 'error' ? { isError: true } : {}) };
    }),

  workspace_console: ({ tab, level, after, workspace }, tools) =>
    inWorkspace(tools, workspace, async ({ control, path }) => {
      const { tabId } = await control.findTab(tab);
      const page = await control.client.getWebview({ path, query: { tabId } });
      const { state, address, title, reason, failedRequests } = page;
      const { lines, console, next } = consoleLines(page, level, after);
      const about = [`${address ?? 'No page'}: ${state}.`, ...(reason ? [reason] : []), ...(title ? [title] : [])];
      const shown = { tabId, state, address, console, failedRequests: failedRequests.slice(-MAX_LINES), next };
      return answer([...about, ...lines].map(oneLine).join('\n'), shown);
    }),

  workspace_wait_for: ({ tab, text, seconds, workspace }, tools, { mcpReq }) =>
    inWorkspace(tools, workspace, async ({ control, path }) => {
      const { tabId } = await control.findTab(tab);
      const until = performance.now() + seconds * 1000;
      for (;;) {
        const seen = await control.client.getWebview({ path, query: { tabId } });
        const line = text === undefined ? undefined : seen.console.find((each) => each.text.includes(text));
        const { state, address } = seen;
        if (line) return answer(`${line.level}: ${line.text}`, { tabId, state, address, line });
        if (text === undefined && state === 'loaded')
          return answer(`${address} has loaded.`, { tabId, state, address });
        if (text !== undefined && !seen.proxyEnabled)
          throw new Error('The console is available only in proxy mode, which is off for this tab.');
        if (seen.state === 'failed') throw new Error(seen.reason ?? 'The page could not be loaded.');
        if (performance.now() >= until)
          throw new Error(`Timed out after ${seconds} seconds. The page is ${seen.state}.`);
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

const LEVELS = ['error', 'warn', 'info', 'log', 'debug'];
const MAX_LINES = 20;

/** The newest lines of a page's console, errors first, then its failed requests; and what was left out. */
function consoleLines(page: OpenEnums<Schemas['WebviewState']>, level = 'debug', after = 0) {
  const next = page.console.at(-1)?.number ?? 0;
  const from = after > next ? 0 : after; // the page has loaded again since
  const isAsked = (line: { readonly level: string; readonly number?: number }) =>
    LEVELS.indexOf(line.level) <= LEVELS.indexOf(level) && (line.number ?? next + 1) > from;
  const asked = page.console.filter(isAsked);
  const console = asked.toSorted((one, other) => rank(one) - rank(other) || (other.number ?? 0) - (one.number ?? 0));
  const failed = page.failedRequests.map(({ method, url, reason }) => `${method} ${url} failed: ${reason}`);
  const leftOut = Math.max(0, asked.length - MAX_LINES) + Math.max(0, failed.length - MAX_LINES);
  const shown = console.slice(0, MAX_LINES).map((line) => ({ ...line, text: line.text.slice(0, lengthOf(line)) }));
  const lines = [
    ...shown.map((line) => [line.number, `${line.level}:`, line.text].join(' ').trim()),
    ...failed.slice(-MAX_LINES),
    ...(leftOut > 0 ? [`${leftOut} more lines were left out. Use level or after.`] : []),
  ];
  return { lines, console: shown, next };
}

/** Errors have a stack. */
const lengthOf = ({ level }: { readonly level: string }): number => (level === 'error' ? 1_000 : 300);

const rank = ({ level }: { readonly level: string }): number => (level === 'error' ? 0 : 1);

/** Every result ends with the name of the workspace. */
export const inWorkspace = (
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
  page_look: ({ tab, workspace, max_tokens: maxTokens, ...query }, tools, { mcpReq: { signal } }) =>
    inWorkspace(tools, workspace, async ({ control, path }) => {
      const { tabId } = await control.findTab(tab);
      const limits = { tabId, waitForConsent, ...(maxTokens === undefined ? {} : { maxTokens }) };
      return report(await control.client.getOutline({ path, query: { ...query, ...limits } }, signal));
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
  const { address, done, failed, met, outline, changes, next } = page;
  const { dialogs = [], notes = [], errors = [], failedRequests = [] } = page;
  const of = page.lines === undefined ? '' : ` of ${page.lines}`;
  const content = outline ?? changes ?? '';
  const nothing = page.changed ? 'Nothing changed in the outline.' : 'Nothing changed.';
  const lines = [
    ...(done === undefined ? [] : [`Steps done: ${done}.`]),
    ...(failed ? [`Step ${failed.step + 1} failed (${failed.code}): ${failed.reason}`] : []),
    ...(met === false ? ['The condition was not met in time.'] : []),
    ...dialogs.map(
      ({ kind, message, accepted }) => `${kind}(“${message}”) was ${accepted ? 'accepted' : 'dismissed'}.`,
    ),
    ...notes.map((note) => `note: ${note}`),
    content || (done === undefined ? '' : nothing),
    ...(next === undefined ? [] : [`Left out: what follows line ${next}${of}. Use from ${next}, ref or find.`]),
    ...errors.map((text) => `error: ${text}`),
    ...failedRequests.map(({ method, url, reason }) => `${method} ${url} failed: ${reason}`),
    `Page: ${address ?? 'unknown'}`,
  ].map((line) => (line === content ? line : oneLine(line)));
  const isError = failed !== undefined || met === false;
  return { ...answer(lines.filter(Boolean).join('\n'), page), ...(isError ? { isError } : {}) };
}
