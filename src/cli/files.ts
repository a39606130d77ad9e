// annex give, files and copy, and files for annex paste.
import { lstat } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { OpenEnums } from '../sdk/index.ts';
import type { Schemas } from '../sdk/paste/index.ts';
import { type UploadedFile, uploadFile } from '../sdk/paste/upload.ts';
import { type Arguments, CommandError, printable, textOf } from './arguments.ts';
import { openViewer } from './clients.ts';
import { filesBelow, type LocalSource, openSource, SourceError } from './local-files.ts';
import { showProgress } from './packages/progress.ts';
import { printJson, printResult, printRows, timeText } from './print.ts';

type Viewer = ReturnType<typeof openViewer>;
type FileEntry = OpenEnums<Schemas['FileEntry']>;

const PATIENCE_MS = 300_000;
const POLL_MS = 500;
/** Most terminals ignore longer sequences. */
const MAX_COPY_BYTES = 74_994;

export const sizeText = (bytes: number): string =>
  bytes < 1e6
    ? `${Math.ceil(bytes / 1e3)} kB`
    : bytes < 1e9
      ? `${(bytes / 1e6).toFixed(1)} MB`
      : `${(bytes / 1e9).toFixed(2)} GB`;

/** Sends one file or folder, with its progress on a terminal. */
async function send(viewer: Viewer, path: string, metadata: Record<string, string>): Promise<UploadedFile> {
  const source = await openSource(path).catch((error: unknown) => refuse(path, error));
  return sendSource(viewer, source, { filename: source.name, ...metadata });
}

async function sendSource(
  viewer: Viewer,
  source: LocalSource,
  metadata: Record<string, string>,
): Promise<UploadedFile> {
  const [label, start] = [printable(source.name), performance.now()];
  const progress = showProgress(label, (done, total) => {
    const speed = (done / (performance.now() - start)) * 1_000;
    return `${sizeText(done)} of ${sizeText(total ?? 0)}  ${sizeText(speed)}/s`;
  });
  const stop = new AbortController();
  const cancel = () => stop.abort();
  process.once('SIGINT', cancel);
  try {
    const uploaded = uploadFile(viewer.client, source, metadata, {
      signal: stop.signal,
      patienceMs: PATIENCE_MS,
      onProgress: (bytes) => progress.update(bytes, source.size),
    });
    return await viewer.report(uploaded);
  } catch (error) {
    if (stop.signal.aborted)
      throw new CommandError('cancelled; what has arrived is kept for 24 hours', { cause: error });
    return refuse(source.name, error);
  } finally {
    process.off('SIGINT', cancel);
    progress.end();
    await source.close();
  }
}

function refuse(path: string, error: unknown): never {
  if (error instanceof SourceError) throw new CommandError(printable(error.message), { cause: error });
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined) throw new CommandError(`cannot read ${printable(path)} (${code})`, { cause: error });
  throw error;
}

export async function giveFiles(args: Arguments): Promise<void> {
  const viewer = openViewer(args);
  const from = textOf(args, 'from') ?? `${userInfo().username} on ${hostname()}`;
  const given: FileEntry[] = [];
  for (const path of args.words) given.push(await send(viewer, path, { give: '', from }));
  const address = `${viewer.url}/screenshot-paste`;
  if (args.options['wait']) await waitUntilSaved(viewer, given);
  if (args.options['json']) return printJson(given.map((file) => ({ ...file, address })));
  const verb = args.options['wait'] ? 'Saved' : 'Waits to be saved';
  for (const { name, size } of given) console.log(printable(`${verb}: ${name} (${sizeText(size)})`));
  if (!args.options['wait']) console.log(`On the open pages, or at ${address}`);
}

async function waitUntilSaved({ client, report }: Viewer, given: readonly FileEntry[]): Promise<void> {
  for (const { id, name } of given) {
    for (;;) {
      const outcome = await report(client.getFile.outcome({ path: { id } }));
      if (!outcome.ok) throw new CommandError(`${printable(name)} was dismissed`);
      if (outcome.body.state === 'saved') break;
      await delay(POLL_MS);
    }
  }
}

/** Saves files and folders in the project, and resolves to their entries. */
export async function pasteFiles(args: Arguments, path: string): Promise<UploadedFile[]> {
  const viewer = openViewer(args);
  const stats = await lstat(path).catch((error: unknown) => refuse(path, error));
  if (!stats.isDirectory()) return [await send(viewer, path, {})];
  const folder = resolve(path);
  const uploaded: UploadedFile[] = [];
  for (const file of await filesBelow(folder)) {
    const relativePath = relative(dirname(folder), file).split(sep).join('/');
    uploaded.push(await send(viewer, file, { relativePath }));
  }
  if (uploaded.length === 0) throw new CommandError(`${printable(basename(folder))} contains no files`);
  return uploaded;
}

export async function listFiles(args: Arguments): Promise<void> {
  const { client, report } = openViewer(args);
  const { files } = await report(client.listFiles());
  const stateOf = ({ direction, state, offset, size }: FileEntry) =>
    state === 'uploading'
      ? `${Math.floor((offset / size) * 100)} %`
      : direction === 'given' && state === 'ready'
        ? 'waits'
        : 'saved';
  const rows = files.map((file) => {
    const { id, created_at, size, path, name, direction } = file;
    return [id, timeText(Date.parse(created_at)), direction, stateOf(file), sizeText(size), path ?? name];
  });
  printRows(args, files, ['id', 'since', 'direction', 'state', 'size', 'file'], rows, 'No files.');
}

export async function removeFiles(args: Arguments): Promise<void> {
  const { client, report } = openViewer(args);
  for (const id of args.words) await report(client.deleteFile({ path: { id } }));
  printResult(
    args,
    args.words.map((id) => ({ id, deleted: true })),
    `Removed ${args.words.join(', ')}.`,
  );
}

/** To the clipboard of the terminal's computer, by the sequence OSC 52. */
export async function copyText(): Promise<void> {
  const content = Buffer.from(await text(process.stdin));
  if (content.length > MAX_COPY_BYTES)
    throw new CommandError(`the text has ${content.length} bytes; terminals accept ${MAX_COPY_BYTES}. Use annex give`);
  const { openSync, writeSync, closeSync } = await import('node:fs');
  let terminal: number;
  try {
    terminal = openSync('/dev/tty', 'w');
  } catch (error) {
    throw new CommandError('there is no terminal whose clipboard could be set', { cause: error });
  }
  const sequence = `\x1b]52;c;${content.toString('base64')}\x07`;
  writeSync(terminal, process.env['TMUX'] ? `\x1bPtmux;\x1b${sequence}\x1b\\` : sequence);
  closeSync(terminal);
}
