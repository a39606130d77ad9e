// annex screenshots: pasted screenshots, through the running viewer.
import type { OpenEnums } from '../sdk/index.ts';
import type { Schemas } from '../sdk/paste/index.ts';
import { type Arguments, numberOf } from './arguments.ts';
import { openViewer, reportErrors } from './clients.ts';
import { printJson, table, timeText } from './print.ts';

type Screenshot = OpenEnums<Schemas['PastedScreenshot']>;
const MAX_FOUND = 100;

export async function listScreenshots(given: Arguments): Promise<void> {
  const { client, url } = openViewer(given);
  const query = { limit: numberOf(given, 'limit') ?? 20 };
  const { screenshots } = await reportErrors(url, client.listPastes({ query }));
  printList(screenshots, given, `No screenshots yet. Paste one at ${url}/screenshot-paste`);
}

export async function searchScreenshots(given: Arguments): Promise<void> {
  const { client, url } = openViewer(given);
  const query = { q: given.words.join(' '), limit: MAX_FOUND };
  const { screenshots } = await reportErrors(url, client.listPastes({ query }));
  printList(screenshots, given, 'No screenshot contains these words in its name or text.');
}

export async function deleteScreenshots(given: Arguments): Promise<void> {
  const { client, url } = openViewer(given);
  for (const id of given.words) {
    await reportErrors(url, client.deletePaste({ path: { id } }));
    if (!given.options['json']) console.log(`Deleted ${id}. Run 'annex screenshots restore ${id}' to undo.`);
  }
  if (given.options['json']) printJson(given.words.map((id) => ({ id, deleted: true })));
}

export async function restoreScreenshot(given: Arguments): Promise<void> {
  const [id = ''] = given.words;
  const { client, url } = openViewer(given);
  printOne(await reportErrors(url, client.restorePaste({ path: { id } })), given);
}

export async function renameScreenshot(given: Arguments): Promise<void> {
  const [id = '', ...name] = given.words;
  const { client, url } = openViewer(given);
  printOne(await reportErrors(url, client.renamePaste({ path: { id }, body: { name: name.join(' ') } })), given);
}

export async function undoName(given: Arguments): Promise<void> {
  const [id = ''] = given.words;
  const { client, url } = openViewer(given);
  printOne(await reportErrors(url, client.undoPasteName({ path: { id } })), given);
}

const printOne = (screenshot: Screenshot, { options }: Arguments): void =>
  options['json'] ? printJson(screenshot) : console.log(screenshot.file);

function printList(screenshots: readonly Screenshot[], { options }: Arguments, none: string): void {
  if (options['json']) return printJson(screenshots);
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
