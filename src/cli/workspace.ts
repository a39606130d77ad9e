// annex workspace: the tabs of a workspace, through the platform's panel control API.
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { type EvalOutcome, SANDBOX, WEB_VIEW } from '../sdk/workspace/index.ts';
import { type Arguments, CommandError, numberOf, printable, textOf, UsageError } from './arguments.ts';
import { openWorkspace, reportErrors } from './clients.ts';
import { printJson, table } from './print.ts';

export async function listTabs(given: Arguments): Promise<void> {
  const { control, path, url } = openWorkspace(given);
  const { tabs } = await reportErrors(url, control.client.listTabs({ path }), 'platform');
  if (given.options['json']) return printJson(tabs);
  const rows = tabs.map(({ tabId, name, panelId, isActive, panelState }) => [
    tabId,
    panelId,
    isActive ? 'active' : '',
    name,
    String(panelState.url ?? ''),
  ]);
  console.log(table([['tab', 'panel', '', 'name', 'page'], ...rows]));
}

export async function openPage(given: Arguments): Promise<void> {
  const [page = ''] = given.words;
  if (!URL.canParse(page)) throw new UsageError(`'${printable(page)}' is not a URL, such as https://docs.example`);
  const { control, url } = openWorkspace(given);
  const name = textOf(given, 'name') ?? new URL(page).host;
  const options = { wait: given.options['wait'] === true, proxy: given.options['proxy'] === true };
  const shown = await reportErrors(url, control.openOrRefresh(name, page, options), 'platform');
  if (given.options['json']) printJson(shown);
  else
    console.log(`${shown.opened ? 'Opened' : 'Reloaded'} ${printable(name)} (${shown.tabId}, panel ${shown.panelId}).`);
}

export async function refreshTab(given: Arguments): Promise<void> {
  const { control, path, url, tabId, panelId } = await openTab(given);
  await reportErrors(url, control.client.updateTab({ path: { ...path, tabId }, body: { active: true } }), 'platform');
  await reportErrors(url, control.client.controlWebview({ path, body: { panelId, action: 'refresh' } }), 'platform');
}

export async function closeTab(given: Arguments): Promise<void> {
  const { control, path, url, tabId } = await openTab(given);
  await reportErrors(url, control.client.closeTab({ path: { ...path, tabId } }), 'platform');
}

export async function splitTab(given: Arguments): Promise<void> {
  const { control, path, url, panelId } = await openTab(given);
  const [page, name] = [textOf(given, 'url'), textOf(given, 'name')];
  const body = {
    panelId,
    direction: given.options['below'] ? 'vertical' : 'horizontal',
    panelType: page === undefined ? SANDBOX : WEB_VIEW,
    ...(name === undefined ? {} : { displayName: name }),
    ...(page === undefined ? {} : { initialState: { url: page } }),
  } as const;
  const made = await reportErrors(url, control.client.splitLeaf({ path, body }), 'platform');
  if (given.options['json']) printJson(made);
  else console.log(`Opened ${printable(name ?? 'a sandbox')} (${made.tabId}, panel ${made.panelId}).`);
}

export async function evaluate(given: Arguments): Promise<void> {
  const [last = '', tab] = given.words.toReversed();
  const code = last === '-' ? await text(process.stdin) : last;
  const { control, path, url } = openWorkspace(given);
  const timeoutMs = numberOf(given, 'timeout');
  const onQueued = () =>
    console.error(`Waiting for a browser. Open ${url}/workspaces/${path.owner}/${path.repo} to run the code.`);
  const options = { ...(timeoutMs === undefined ? {} : { timeoutMs }), onQueued };
  const work = async (): Promise<EvalOutcome> => {
    if (tab === undefined) return control.run(code, options);
    const { tabId, panelId } = await control.findTab(tab);
    await control.client.updateTab({ path: { ...path, tabId }, body: { active: true } });
    return control.run(code, { ...options, panelId });
  };
  const outcome = await reportErrors(url, work(), 'platform');
  if (given.options['json']) {
    if (outcome.status !== 'executed') process.exitCode = 1;
    return printJson(outcome);
  }
  if ('console' in outcome) for (const line of outcome.console ?? []) console.error(`${line.level}: ${line.text}`);
  if (outcome.status === 'error') throw new CommandError(outcome.error);
  if (outcome.status === 'queued')
    throw new CommandError(`no browser has run the code yet (eval ${outcome.evalId}); open the workspace in a browser`);
  if (outcome.result !== undefined) console.log(JSON.stringify(outcome.result, null, 2));
}

export async function takeScreenshot(given: Arguments): Promise<void> {
  const { control, url } = openWorkspace(given);
  const { words, options } = given;
  const tab = words.length === 0 ? null : await openTab(given);
  const [maxDimension, reason] = [numberOf(given, 'max'), textOf(given, 'reason')];
  const picture = control.screenshot({
    ...(tab ? { tabId: tab.tabId } : { scope: options['screen'] ? 'screen' : 'workspace' }),
    ...(options['html'] ? { method: 'html2canvas' } : {}),
    ...(maxDimension === undefined ? {} : { maxDimension }),
    ...(reason === undefined ? {} : { reason }),
    waitMs: (numberOf(given, 'wait') ?? 0) * 1000,
    onSharingOff: () => console.error('The user has been asked to share.'),
  });
  const file = textOf(given, 'output') ?? 'screenshot.png';
  const bytes = await reportErrors(url, picture, 'platform');
  await writeFile(file, bytes);
  if (options['json']) printJson({ file, bytes: bytes.byteLength });
  else console.log(file);
}

export async function followEvents(given: Arguments): Promise<void> {
  let left = numberOf(given, 'limit') ?? Number.POSITIVE_INFINITY;
  const { control, path, url } = openWorkspace(given);
  const stop = new AbortController();
  const follow = async () => {
    for await (const { event, data } of control.client.watchLayout.stream({ path }, stop.signal)) {
      console.log(JSON.stringify(event === 'message' ? data : { type: event, ...data }));
      if (--left <= 0) return stop.abort();
    }
  };
  await reportErrors(url, follow(), 'platform');
}

/** The workspace, and the tab that the first argument names. */
export async function openTab(given: Arguments) {
  const workspace = openWorkspace(given);
  const tab = await reportErrors(workspace.url, workspace.control.findTab(given.words[0] ?? ''), 'platform');
  return { ...workspace, ...tab };
}
