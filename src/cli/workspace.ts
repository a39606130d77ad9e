// annex workspace: the tabs of a workspace, through the platform's panel control API.
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { escapeControls } from '../contract/escape-controls.ts';
import type { OpenEnums } from '../sdk/index.ts';
import { type EvalOutcome, SANDBOX, type Schemas, WEB_VIEW } from '../sdk/workspace/index.ts';
import { type Arguments, CommandError, numberOf, printable, textOf, UsageError } from './arguments.ts';
import { openWorkspace } from './clients.ts';
import { printJson, printResult, printRows } from './print.ts';

export async function listTabs(args: Arguments): Promise<void> {
  const { control, path, report } = openWorkspace(args);
  const { tabs } = await report(control.client.listTabs({ path }));
  const rows = tabs.map(({ tabId, name, panelId, isActive, panelState }) => [
    tabId,
    panelId,
    isActive ? 'active' : '',
    name,
    String(panelState.url ?? ''),
  ]);
  printRows(args, tabs, ['tab', 'panel', '', 'name', 'page'], rows);
}

export async function openPage(args: Arguments): Promise<void> {
  const [page = ''] = args.words;
  if (!URL.canParse(page)) throw new UsageError(`'${printable(page)}' is not a URL, such as https://docs.example`);
  const { control, report } = openWorkspace(args);
  const name = textOf(args, 'name') ?? new URL(page).host;
  const options = { wait: args.options['wait'] === true, proxy: args.options['proxy'] === true };
  const tab = await report(control.openOrRefresh(name, page, options));
  const done = tab.opened ? 'Opened' : 'Reloaded';
  printResult(args, tab, `${done} ${printable(name)} (${tab.tabId}, panel ${tab.panelId}).`);
}

export async function refreshTab(args: Arguments): Promise<void> {
  const { control, path, report, tabId, panelId } = await openTab(args);
  await report(control.client.updateTab({ path: { ...path, tabId }, body: { active: true } }));
  await report(control.client.controlWebview({ path, body: { panelId, tabId, action: 'refresh' } }));
}

export async function closeTab(args: Arguments): Promise<void> {
  const { control, path, report, tabId } = await openTab(args);
  await report(control.client.closeTab({ path: { ...path, tabId } }));
}

export async function splitTab(args: Arguments): Promise<void> {
  const { control, path, report, panelId } = await openTab(args);
  const [page, name] = [textOf(args, 'url'), textOf(args, 'name')];
  const body = {
    panelId,
    direction: args.options['below'] ? 'vertical' : 'horizontal',
    panelType: page === undefined ? SANDBOX : WEB_VIEW,
    ...(name === undefined ? {} : { displayName: name }),
    ...(page === undefined ? {} : { initialState: { url: page } }),
  } as const;
  const tab = await report(control.client.splitLeaf({ path, body }));
  printResult(args, tab, `Opened ${printable(name ?? 'a sandbox')} (${tab.tabId}, panel ${tab.panelId}).`);
}

export async function evaluate(args: Arguments): Promise<void> {
  const [last = '', tab] = args.words.toReversed();
  const code = last === '-' ? await text(process.stdin) : last;
  const { control, path, url, report } = openWorkspace(args);
  const timeoutMs = numberOf(args, 'timeout');
  const onQueued = () =>
    console.error(`Waiting for a browser. Open ${url}/workspaces/${path.owner}/${path.repo} to run the code.`);
  const options = { ...(timeoutMs === undefined ? {} : { timeoutMs }), onQueued };
  const work = async (): Promise<EvalOutcome> => {
    if (tab === undefined) return control.run(code, options);
    const { tabId, panelId } = await control.findTab(tab);
    await control.client.updateTab({ path: { ...path, tabId }, body: { active: true } });
    return control.run(code, { ...options, panelId, tabId });
  };
  const outcome = await report(work());
  if (args.options['json']) {
    if (outcome.status !== 'executed') process.exitCode = 1;
    return printJson(outcome);
  }
  if ('console' in outcome)
    for (const line of outcome.console ?? []) console.error(escapeControls(`${line.level}: ${line.text}`));
  if (outcome.status === 'error') throw new CommandError(outcome.error);
  if (outcome.status === 'queued')
    throw new CommandError(`no browser has run the code yet (eval ${outcome.evalId}); open the workspace in a browser`);
  if (outcome.result !== undefined) printJson(outcome.result);
}

export async function takeScreenshot(args: Arguments): Promise<void> {
  const { control, report } = openWorkspace(args);
  const { words, options } = args;
  const tab = words.length === 0 ? null : await openTab(args);
  const [maxDimension, reason] = [numberOf(args, 'max'), textOf(args, 'reason')];
  const picture = control.screenshot({
    ...(tab ? { tabId: tab.tabId } : { scope: options['screen'] ? 'screen' : 'workspace' }),
    ...(options['html'] ? { method: 'drawn' } : {}),
    ...(maxDimension === undefined ? {} : { maxDimension }),
    ...(reason === undefined ? {} : { reason }),
    waitMs: (numberOf(args, 'wait') ?? 0) * 1000,
    onSharingOff: () => console.error('The user has been asked to share.'),
  });
  const file = textOf(args, 'output') ?? 'screenshot.png';
  const bytes = await report(picture);
  await writeFile(file, bytes);
  printResult(args, { file, bytes: bytes.byteLength }, file);
}

export async function followEvents(args: Arguments): Promise<void> {
  let remaining = numberOf(args, 'limit') ?? Number.POSITIVE_INFINITY;
  const { control, path, report } = openWorkspace(args);
  const stop = new AbortController();
  const follow = async () => {
    for await (const { event, data } of control.client.watchLayout.stream({ path }, stop.signal)) {
      console.log(JSON.stringify(event === 'message' ? data : { type: event, ...data }));
      if (--remaining <= 0) return stop.abort();
    }
  };
  await report(follow());
}

/** The workspace, and the tab that the first argument names. */
async function openTab(args: Arguments) {
  const workspace = openWorkspace(args);
  const tab = await workspace.report(workspace.control.findTab(args.words[0] ?? ''));
  return { ...workspace, ...tab };
}

export async function printOutline(args: Arguments): Promise<void> {
  const { control, path, report, tabId } = await openTab(args);
  const [ref, find, from] = [textOf(args, 'ref'), textOf(args, 'find'), numberOf(args, 'from')];
  const narrowed = { ...(ref && { ref }), ...(find && { find }), ...(from && { from }) };
  const query = { tabId, waitForConsent: numberOf(args, 'consent') ?? 0, ...narrowed };
  printReport(args, await report(control.client.getOutline({ path, query })));
}

export async function act(args: Arguments): Promise<void> {
  const { control, path, report, tabId } = await openTab(args);
  const [, last = ''] = args.words;
  const steps = parseSteps(last === '-' ? await text(process.stdin) : last);
  const { until, ...times } = waiting(args);
  const body = { tabId, steps, ...times, ...(Object.keys(until).length > 0 ? { until } : {}) };
  printReport(args, await report(control.client.controlPage({ path, body })));
}

export async function waitForPage(args: Arguments): Promise<void> {
  const { control, path, report, tabId } = await openTab(args);
  printReport(args, await report(control.client.checkPage({ path, body: { tabId, ...waiting(args) } })));
}

/** The platform validates the steps. */
function parseSteps(json: string): Schemas['ControlPage']['steps'] {
  try {
    return JSON.parse(json);
  } catch {
    throw new UsageError(`the steps are not valid JSON, such as '[{"action":"click","ref":"e3"}]'`);
  }
}

function waiting(args: Arguments) {
  const [shown, gone, timeout] = [textOf(args, 'text'), textOf(args, 'gone'), numberOf(args, 'timeout')];
  const idle = args.options['idle'] === true ? { idle: true as const } : {};
  const until = { ...(shown && { text: shown }), ...(gone && { gone }), ...idle };
  return { until, waitForConsent: numberOf(args, 'consent') ?? 0, ...(timeout && { timeout_ms: timeout }) };
}

function printReport(args: Arguments, page: OpenEnums<Schemas['PageReport']>): void {
  const { failed, met, outline, changes, next } = page;
  printResult(args, page, outline ?? changes ?? 'No changes.');
  if (next !== undefined) console.error(`There is more. Continue with --from ${next}.`);
  if (failed) throw new CommandError(`step ${failed.step + 1} failed (${failed.code}): ${failed.reason}`);
  if (met === false) throw new CommandError('the page did not show it in time');
}
