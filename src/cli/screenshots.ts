// annex screenshots: what was pasted, under which names, through the running viewer.
import type { OpenEnums } from '../sdk/index.ts';
import type { Schemas } from '../sdk/paste/index.ts';
import { type Action, readWords, runAction } from './actions.ts';
import { type Arguments, UsageError } from './arguments.ts';
import { printJson, timeText } from './print.ts';
import { table } from './table.ts';
import { openViewer, told } from './viewer-address.ts';

const HELP = `Usage: annex screenshots <action>

  list [--limit N] [--json]     the latest first
  search WORDS... [--json]      those whose names or text hold every word
  delete ID...                  both files; undone with restore
  restore ID [--json]           takes a deletion back, for thirty days
  rename ID NAME [--json]       renames both files; the id is in the list
  undo ID [--json]              back to the name before

Asks the running viewer. Every setting is a flag too: annex help settings`;

const ACTIONS: Readonly<Record<string, Action>> = {
  list: { usage: 'screenshots list [--limit N] [--json]', run: listScreenshots },
  search: { usage: 'screenshots search WORDS... [--json]', run: searchScreenshots },
  delete: { usage: 'screenshots delete ID...', run: deleteScreenshots },
  restore: {
    usage: 'screenshots restore ID [--json]',
    run: changeOne((client, id) => client.restorePaste({ path: { id } })),
  },
  rename: { usage: 'screenshots rename ID NAME [--json]', run: renameScreenshot },
  undo: {
    usage: 'screenshots undo ID [--json]',
    run: changeOne((client, id) => client.undoPasteName({ path: { id } })),
  },
};

export const screenshotsCommand = (given: Arguments): Promise<void> => runAction(ACTIONS, given, HELP);

type Screenshot = OpenEnums<Schemas['PastedScreenshot']>;
type Client = ReturnType<typeof openViewer>['client'];
const MAX_FOUND = 100;
const JSON_SWITCH = { json: { type: 'boolean' } } as const;

async function listScreenshots(words: readonly string[], given: Arguments, usage: string): Promise<void> {
  const { values, positionals } = readWords(words, { ...JSON_SWITCH, limit: { type: 'string' } }, usage);
  const limit = Number(values.limit ?? 20);
  if (positionals.length > 0 || !Number.isInteger(limit)) throw new UsageError(`N is a whole number: annex ${usage}`);
  const { client, url } = openViewer(given);
  const { screenshots } = await told(url, client.listPastes({ query: { limit } }));
  print(screenshots, values.json, `Nothing has been pasted yet. Paste at ${url}/screenshot-paste`);
}

async function searchScreenshots(words: readonly string[], given: Arguments, usage: string): Promise<void> {
  const { values, positionals } = readWords(words, JSON_SWITCH, usage);
  if (positionals.length === 0) throw new UsageError(`say what to look for: annex ${usage}`);
  const { client, url } = openViewer(given);
  const query = { q: positionals.join(' '), limit: MAX_FOUND };
  const { screenshots } = await told(url, client.listPastes({ query }));
  print(screenshots, values.json, 'No screenshot has these words in its name or its text.');
}

async function deleteScreenshots(words: readonly string[], given: Arguments, usage: string): Promise<void> {
  const { positionals } = readWords(words, {}, usage);
  if (positionals.length === 0) throw new UsageError(`name screenshots by their ids: annex ${usage}`);
  const { client, url } = openViewer(given);
  for (const id of positionals) {
    await told(url, client.deletePaste({ path: { id } }));
    console.log(`deleted ${id}; annex screenshots restore ${id} takes it back`);
  }
}

/** An action on one screenshot, which prints its file. */
function changeOne(change: (client: Client, id: string) => Promise<Screenshot>): Action['run'] {
  return async (words, given, usage) => {
    const { values, positionals } = readWords(words, JSON_SWITCH, usage);
    const [id, ...more] = positionals;
    if (id === undefined || more.length > 0) throw new UsageError(`name one screenshot by its id: annex ${usage}`);
    const { client, url } = openViewer(given);
    show(await told(url, change(client, id)), values.json);
  };
}

function print(screenshots: readonly Screenshot[], json: boolean | undefined, none: string): void {
  if (json) return printJson(screenshots);
  if (screenshots.length === 0) return console.log(none);
  const rows = screenshots.map(({ id, file, name_source, bytes, created_at }) => [
    id,
    timeText(Date.parse(created_at)),
    name_source,
    `${Math.ceil(bytes / 1000)} kB`,
    file,
  ]);
  console.log(table([['id', 'pasted', 'name from', 'size', 'file'], ...rows]));
}

async function renameScreenshot(words: readonly string[], given: Arguments, usage: string): Promise<void> {
  const { values, positionals } = readWords(words, JSON_SWITCH, usage);
  const [id, ...name] = positionals;
  if (id === undefined || name.length === 0) throw new UsageError(`name the id and the new name: annex ${usage}`);
  const { client, url } = openViewer(given);
  show(await told(url, client.renamePaste({ path: { id }, body: { name: name.join(' ') } })), values.json);
}

const show = (screenshot: Screenshot, json: boolean | undefined): void =>
  json ? printJson(screenshot) : console.log(screenshot.file);
