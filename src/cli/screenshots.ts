// annex paste and screenshots, through the running viewer.
import { open, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { OpenEnums } from '../sdk/index.ts';
import type { PasteClient, Schemas } from '../sdk/paste/index.ts';
import { type Arguments, CommandError, durationOf, numberOf, printable, textOf, UsageError } from './arguments.ts';
import { openViewer } from './clients.ts';
import { printJson, printResult, printRows, timeText } from './print.ts';

type Screenshot = OpenEnums<Schemas['PastedScreenshot']>;
const MAX_FOUND = 100;
const POLL_MS = 500;

export async function listScreenshots(args: Arguments): Promise<void> {
  const { client, url, report } = openViewer(args);
  const { screenshots } = await report(client.listPastes({ query: { limit: numberOf(args, 'limit') ?? 20 } }));
  printList(screenshots, args, `No screenshots yet. Paste one at ${url}/screenshot-paste`);
}

export async function searchScreenshots(args: Arguments): Promise<void> {
  const { client, report } = openViewer(args);
  const { screenshots } = await report(client.listPastes({ query: { q: args.words.join(' '), limit: MAX_FOUND } }));
  printList(screenshots, args, 'No screenshot contains these words in its name or text.');
}

export async function deleteScreenshots(args: Arguments): Promise<void> {
  const { client, report } = openViewer(args);
  for (const id of args.words) {
    await report(client.deletePaste({ path: { id } }));
    if (!args.options['json']) console.log(`Deleted ${id}. Run 'annex screenshots restore ${id}' to undo.`);
  }
  if (args.options['json']) printJson(args.words.map((id) => ({ id, deleted: true })));
}

/** A command that changes the screenshot of its first argument and prints the new name. */
const changing =
  (change: (client: PasteClient, path: { id: string }, words: readonly string[]) => Promise<Screenshot>) =>
  async (args: Arguments): Promise<void> => {
    const [id = '', ...words] = args.words;
    const { client, report } = openViewer(args);
    printOne(await report(change(client, { id }, words)), args);
  };

export const restoreScreenshot = changing((client, path) => client.restorePaste({ path }));
export const undoName = changing((client, path) => client.undoPasteName({ path }));
export const renameScreenshot = changing((client, path, words) =>
  client.renamePaste({ path, body: { name: words.join(' ') } }),
);

const printOne = (screenshot: Screenshot, args: Arguments): void => printResult(args, screenshot, screenshot.file);

function printList(screenshots: readonly Screenshot[], args: Arguments, none: string): void {
  const rows = screenshots.map(({ id, file, name_source, bytes, created_at }) => [
    id,
    timeText(Date.parse(created_at)),
    name_source,
    `${Math.ceil(bytes / 1000)} kB`,
    file,
  ]);
  printRows(args, screenshots, ['id', 'pasted', 'name from', 'size', 'file'], rows, none);
}

export async function pasteCommand(args: Arguments): Promise<void> {
  const [file] = args.words;
  if (args.options['last']) return printLast(args);
  if (file === undefined && args.options['wait']) return printNext(args);
  if (file === undefined) throw new UsageError('missing argument FILE, or option --last or --wait');
  const bytes = await readPicture(file);
  if (bytes === null) {
    const files = await (await import('./files.ts')).pasteFiles(args, file);
    return printResult(args, files.length === 1 ? files[0] : files, files.map(({ path }) => path).join('\n'));
  }
  const { client, report } = openViewer(args);
  // The viewer detects the real type from the bytes. The form carries the file name.
  const image = new File([new Uint8Array(bytes)], file === '-' ? 'image.png' : basename(file), { type: 'image/png' });
  const title = textOf(args, 'title');
  const body = { media: 'multipart/form-data', content: { image, ...(title === undefined ? {} : { title }) } } as const;
  const pasted = await report(client.pasteScreenshot({ body }));
  const { json, wait } = args.options;
  const screenshot = json && !wait ? pasted : await waitForName(client, pasted); // a printed path must stay valid
  printResult(args, screenshot, screenshot.path);
}

interface Pasted {
  readonly path?: string;
  readonly created_at: string;
}

async function printLast(args: Arguments): Promise<void> {
  const maxAgeMs = durationOf(args, 'max-age') ?? Infinity;
  const { client, report, url } = openViewer(args);
  const { screenshots } = await report(client.listPastes({ query: { limit: 1 } }));
  const { files } = await report(client.listFiles({ query: { direction: 'incoming' } }));
  const pasted: readonly Pasted[] = [...screenshots, ...files.filter(({ state }) => state !== 'uploading')];
  const [last] = pasted.toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at));
  if (!last) throw new CommandError(`nothing was pasted yet; paste at ${url}/screenshot-paste`);
  if (Date.now() - Date.parse(last.created_at) > maxAgeMs)
    throw new CommandError(`the last paste is too old; it is from ${last.created_at}`);
  printResult(args, last, last.path ?? '');
}

async function printNext(args: Arguments): Promise<void> {
  const { client, report } = openViewer(args);
  const query = { limit: 1, after: (await report(client.listPastes({ query: { limit: 1 } }))).latest };
  const direction = 'incoming';
  const after = (await report(client.listFiles({ query: { direction } }))).latest;
  for (;;) {
    const [screenshot] = (await report(client.listPastes({ query }))).screenshots;
    const [file] = (await report(client.listFiles({ query: { direction, after } }))).files;
    const next = screenshot ? await waitForName(client, screenshot) : file;
    if (next) return printResult(args, next, next.path ?? '');
    await delay(POLL_MS);
  }
}

async function waitForName(client: PasteClient, pasted: Screenshot): Promise<Screenshot> {
  let last = pasted;
  if (pasted.name_state !== 'pending') return last;
  for await (const { data } of client.getPaste.stream({ path: { id: pasted.id } })) {
    last = data;
    if (data.name_state !== 'pending') break;
  }
  return last;
}

const PICTURE = /^(?:\x89PNG\r\n|\xff\xd8\xff|GIF8|RIFF[\s\S]{4}WEBP)/;

/** Null for what is no picture. Standard input is always taken for one. */
async function readPicture(file: string): Promise<Uint8Array | null> {
  try {
    if (file === '-') return await buffer(process.stdin);
    await using handle = await open(file);
    if (!(await handle.stat()).isFile()) return null;
    const { buffer: start } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return PICTURE.test(start.toString('latin1')) ? await readFile(file) : null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandError(`cannot read ${printable(file)} (${code})`, { cause: error });
  }
}
