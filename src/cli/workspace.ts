// annex workspace: what a workspace shows, through the platform's panel control interface.
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { type EvalOutcome, SANDBOX, WEB_VIEW } from '../sdk/workspace/index.ts';
import { type Action, readWords, runAction } from './actions.ts';
import { type Arguments, CommandError, UsageError } from './arguments.ts';
import { printJson } from './print.ts';
import { table } from './table.ts';
import { told } from './viewer-address.ts';
import { openWorkspace } from './workspace-address.ts';

const HELP = `Usage: annex workspace <action>

  tabs [--json]                                   what is open, and where
  open URL [--name NAME] [--wait] [--json]        shows a page in the web view of that name
  refresh TAB                                     loads its page again
  close TAB                                       closes a tab
  split TAB [--below] [--url URL] [--name NAME]   a web view with a page, else a sandbox, beside it
  eval [TAB] CODE|- [--timeout MS] [--json]       runs code in a sandbox; - reads standard input
  screenshot [TAB] [-o FILE] [--screen] [--html] [--max PX] [--wait SECONDS] [--reason TEXT]
                                                  a picture of a tab, of all panels, or of the screen
  events [--limit N]                              what changes, a line of JSON each

TAB is a tab's id or name, or a panel's id for the tab that it shows. The workspace is ANNEX_WORKSPACE (owner/repo), the
key ANNEX_API_KEY. Every setting is a flag too: annex help settings`;

type Run = Action['run'];

const ACTIONS: Readonly<Record<string, Action>> = {
  tabs: { usage: 'workspace tabs [--json]', run: listTabs },
  open: { usage: 'workspace open URL [--name NAME] [--wait] [--json]', run: openPage },
  refresh: { usage: 'workspace refresh TAB', run: refreshTab },
  close: { usage: 'workspace close TAB', run: closeTab },
  split: { usage: 'workspace split TAB [--below] [--url URL] [--name NAME] [--json]', run: splitTab },
  eval: { usage: 'workspace eval [TAB] CODE|- [--timeout MS] [--json]', run: evaluate },
  screenshot: {
    usage: 'workspace screenshot [TAB] [-o FILE] [--screen] [--html] [--max PX] [--wait SECONDS] [--reason TEXT]',
    run: takeScreenshot,
  },
  events: { usage: 'workspace events [--limit N]', run: followEvents },
};

export const workspaceCommand = (given: Arguments): Promise<void> => runAction(ACTIONS, given, HELP);

const JSON_SWITCH = { json: { type: 'boolean' } } as const;

async function listTabs(...[words, given, usage]: Parameters<Run>): Promise<void> {
  const { values } = readWords(words, JSON_SWITCH, usage);
  const { control, path, url } = openWorkspace(given);
  const { tabs } = await told(url, control.client.listTabs({ path }), 'platform');
  if (values.json) return printJson(tabs);
  const rows = tabs.map(({ tabId, name, panelId, isActive, panelState }) => [
    tabId,
    panelId,
    isActive ? 'shown' : '',
    name,
    String(panelState.url ?? ''),
  ]);
  console.log(table([['tab', 'panel', '', 'name', 'page'], ...rows]));
}

async function openPage(...[words, given, usage]: Parameters<Run>): Promise<void> {
  const options = { ...JSON_SWITCH, name: { type: 'string' }, wait: { type: 'boolean' } } as const;
  const { values, positionals } = readWords(words, options, usage);
  const [page] = one(positionals, 'name one address', usage);
  if (!URL.canParse(page)) throw new UsageError(`${page} is no address: annex ${usage}`);
  const { control, url } = openWorkspace(given);
  const name = values.name ?? new URL(page).host;
  const shown = await told(url, control.openOrRefresh(name, page, { wait: values.wait === true }), 'platform');
  if (values.json) printJson(shown);
  else console.log(`${shown.tabId} in ${shown.panelId}${shown.opened ? ', opened' : ''}`);
}

async function refreshTab(...[words, given, usage]: Parameters<Run>): Promise<void> {
  const [word] = one(readWords(words, {}, usage).positionals, 'name one tab', usage);
  const { control, path, url } = openWorkspace(given);
  const { tabId, panelId } = await told(url, control.findTab(word), 'platform');
  await told(url, control.client.updateTab({ path: { ...path, tabId }, body: { active: true } }), 'platform');
  await told(url, control.client.controlWebview({ path, body: { panelId, action: 'refresh' } }), 'platform');
}

async function closeTab(...[words, given, usage]: Parameters<Run>): Promise<void> {
  const [word] = one(readWords(words, {}, usage).positionals, 'name one tab', usage);
  const { control, path, url } = openWorkspace(given);
  const { tabId } = await told(url, control.findTab(word), 'platform');
  await told(url, control.client.closeTab({ path: { ...path, tabId } }), 'platform');
}

async function splitTab(...[words, given, usage]: Parameters<Run>): Promise<void> {
  const text = { type: 'string' } as const;
  const options = { ...JSON_SWITCH, below: { type: 'boolean' }, url: text, name: text } as const;
  const { values, positionals } = readWords(words, options, usage);
  const [word] = one(positionals, 'name the tab to split beside', usage);
  const { control, path, url } = openWorkspace(given);
  const { panelId } = await told(url, control.findTab(word), 'platform');
  const body = {
    panelId,
    direction: values.below ? 'vertical' : 'horizontal',
    panelType: values.url === undefined ? SANDBOX : WEB_VIEW,
    ...(values.name === undefined ? {} : { displayName: values.name }),
    ...(values.url === undefined ? {} : { initialState: { url: values.url } }),
  } as const;
  const made = await told(url, control.client.splitLeaf({ path, body }), 'platform');
  if (values.json) printJson(made);
  else console.log(`${made.tabId} in ${made.panelId}`);
}

async function evaluate(...[words, given, usage]: Parameters<Run>): Promise<void> {
  const { values, positionals } = readWords(words, { ...JSON_SWITCH, timeout: { type: 'string' } }, usage);
  const [last, ...before] = positionals.toReversed();
  if (last === undefined || before.length > 1) throw new UsageError(`give the code: annex ${usage}`);
  const code = last === '-' ? await text(process.stdin) : last;
  const { control, path, url } = openWorkspace(given);
  const onQueued = () => console.error(`No browser has run it yet. Open ${url}/workspaces/${path.owner}/${path.repo}`);
  const timeout = values.timeout === undefined ? {} : { timeoutMs: wholeNumber(values.timeout, usage) };
  const options = { ...timeout, onQueued };
  const [word] = before;
  const work = async (): Promise<EvalOutcome> => {
    if (word === undefined) return control.run(code, options);
    const { tabId, panelId } = await control.findTab(word);
    await control.client.updateTab({ path: { ...path, tabId }, body: { active: true } });
    return control.run(code, { ...options, panelId });
  };
  const outcome = await told(url, work(), 'platform');
  if (values.json) {
    if (outcome.status !== 'executed') process.exitCode = 1;
    return printJson(outcome);
  }
  if ('console' in outcome) for (const line of outcome.console ?? []) console.error(`${line.level}: ${line.text}`);
  if (outcome.status === 'error') throw new CommandError(outcome.error);
  if (outcome.status === 'queued') throw new CommandError(`no browser came to run it (${outcome.evalId})`);
  if (outcome.result !== undefined) console.log(JSON.stringify(outcome.result, null, 2));
}

async function takeScreenshot(...[words, given, usage]: Parameters<Run>): Promise<void> {
  const text = { type: 'string' } as const;
  const { values, positionals } = readWords(
    words,
    {
      output: { ...text, short: 'o' },
      screen: { type: 'boolean' },
      html: { type: 'boolean' },
      max: text,
      wait: text,
      reason: text,
    },
    usage,
  );
  const [word, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`name one tab: annex ${usage}`);
  const { control, url } = openWorkspace(given);
  const tab = word === undefined ? null : await told(url, control.findTab(word), 'platform');
  const picture = control.screenshot({
    ...(tab ? { tabId: tab.tabId } : { scope: values.screen ? 'screen' : 'workspace' }),
    ...(values.html ? { method: 'html2canvas' } : {}),
    ...(values.max === undefined ? {} : { maxDimension: wholeNumber(values.max, usage) }),
    ...(values.reason === undefined ? {} : { reason: values.reason }),
    waitMs: values.wait === undefined ? 0 : wholeNumber(values.wait, usage) * 1000,
    onSharingOff: () => console.error('The user has been asked to share.'),
  });
  const file = values.output ?? 'screenshot.png';
  await writeFile(file, await told(url, picture, 'platform'));
  console.log(file);
}

async function followEvents(...[words, given, usage]: Parameters<Run>): Promise<void> {
  const { values } = readWords(words, { limit: { type: 'string' } }, usage);
  let left = values.limit === undefined ? Number.POSITIVE_INFINITY : wholeNumber(values.limit, usage);
  const { control, path, url } = openWorkspace(given);
  const stop = new AbortController();
  const follow = async () => {
    for await (const { event, data } of control.client.watchLayout.stream({ path }, stop.signal)) {
      console.log(JSON.stringify(event === 'message' ? data : { type: event, ...data }));
      if (--left <= 0) return stop.abort();
    }
  };
  await told(url, follow(), 'platform');
}

function one(words: readonly string[], what: string, usage: string): [string] {
  const [word, ...more] = words;
  if (word === undefined || more.length > 0) throw new UsageError(`${what}: annex ${usage}`);
  return [word];
}

function wholeNumber(word: string, usage: string): number {
  if (!/^\d{1,9}$/.test(word)) throw new UsageError(`${word} is no whole number: annex ${usage}`);
  return Number(word);
}
