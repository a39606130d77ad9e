// Files that are not pictures: sent to the project in parts, and files that programs give to the person.

import { createPasteClient, type PasteClient } from '../../../../../generated/paste/client.ts';
import { Problem } from '../../../../contract/problem.ts';
import { copyText, element } from '../../../../pages/browser/element.ts';
import { type UploadedFile, uploadFile } from '../../../../sdk/paste/upload.ts';
import { token } from './client.ts';
import { bytesText, get } from './dom.ts';
import { announce } from './status.ts';
import { uploadingFetch } from './uploading-fetch.ts';

export interface PickedFile {
  readonly file: File;
  /** With the folders of a folder that was dropped. */
  readonly path: string;
}

const MAX_CONNECTIONS = 4;
const MAX_FINISHED = 20;
const POLL_MS = 5_000;

const clientWith = (fetch?: typeof globalThis.fetch): PasteClient =>
  createPasteClient({
    baseUrl: location.origin,
    headers: { 'Paste-Token': token },
    credentials: 'same-origin',
    ...(fetch && { fetch }),
  });
const client = clientWith();

const waiting: (() => Promise<void>)[] = [];
let running = 0;

/** Sends them one after the other, four at once. Resolves with the paths of those that were saved. */
export async function sendFiles(picked: readonly PickedFile[]): Promise<string[]> {
  const unfinished = await client.listFiles({ query: { direction: 'incoming' } }).catch(() => ({ files: [] }));
  const ids = new Map(unfinished.files.map(({ fingerprint, id, state }) => [state === 'uploading' && fingerprint, id]));
  const sent = picked.map(({ file, path }) => {
    const fingerprint = `${path} ${file.size} ${file.lastModified}`.slice(-200);
    return new Promise<string | null>((resolve) => {
      waiting.push(async () => resolve(await new Transfer(file, path, fingerprint).run(ids.get(fingerprint))));
    });
  });
  sendNext();
  const paths = (await Promise.all(sent)).filter((path) => path !== null);
  announce(`${paths.length} of ${picked.length} files saved`);
  return paths;
}

function sendNext(): void {
  get('#waiting').textContent = waiting.length > 0 ? `${waiting.length} more wait` : '';
  get('#cancel-all').hidden = waiting.length === 0;
  while (running < MAX_CONNECTIONS) {
    const next = waiting.shift();
    if (!next) return;
    running++;
    void next().finally(() => {
      running--;
      sendNext();
    });
  }
}

/** One file, with its line on the page. */
class Transfer {
  readonly #file: File;
  readonly #path: string;
  readonly #fingerprint: string;
  readonly #stop = new AbortController();
  readonly #text = element('span', { class: 'small soft' });
  readonly #bar = element('progress', { max: '1' });
  readonly #button = element(
    'button',
    { class: 'button small', type: 'button', click: () => this.#stop.abort() },
    'Cancel',
  );
  readonly #line: HTMLElement;
  #state = '';

  constructor(file: File, path: string, fingerprint: string) {
    this.#file = file;
    this.#path = path;
    this.#fingerprint = fingerprint;
    this.#bar.setAttribute('aria-label', path);
    this.#line = element('li', {}, element('b', {}, path), this.#text, this.#bar, this.#button);
  }

  /** Null if it was not saved. */
  async run(unfinished: string | undefined): Promise<string | null> {
    get('#sending').prepend(this.#line);
    get('.files').hidden = false;
    try {
      const saved = await this.#send(unfinished);
      this.#end(`Saved, ${bytesText(this.#file.size)}`, saved.path ?? '');
      return saved.path ?? null;
    } catch (error) {
      if (this.#stop.signal.aborted) {
        const { files } = await client.listFiles().catch(() => ({ files: [] }));
        const own = files.filter(({ fingerprint }) => fingerprint === this.#fingerprint);
        for (const { id } of own) await client.deleteFile({ path: { id } }).catch(() => {});
        this.#line.remove();
      } else this.#end(explainFile(error));
      return null;
    }
  }

  #send(id: string | undefined): Promise<UploadedFile> {
    const file = this.#file;
    const started = performance.now();
    let [first, done] = [-1, 0];
    const show = (bytes: number) => {
      if (first < 0) first = bytes;
      const speed = ((bytes - first) / (performance.now() - started)) * 1_000;
      this.#bar.value = file.size === 0 ? 1 : bytes / file.size;
      const rate = speed > 0 ? `, ${bytesText(Math.round(speed))}/s` : '';
      this.#text.textContent = `${bytesText(bytes)} of ${bytesText(file.size)}${rate}${this.#state}`;
    };
    if (id !== undefined) this.#state = ', continued where it stopped';
    const sending = clientWith(uploadingFetch((bytes) => show(done + bytes)));
    const source = { size: file.size, slice: (start: number, end: number) => file.slice(start, end) };
    const metadata = { filename: file.name || 'file', relativePath: this.#path, fingerprint: this.#fingerprint };
    return uploadFile(sending, source, metadata, {
      id,
      signal: this.#stop.signal,
      onProgress: (bytes) => {
        done = bytes;
        show(bytes);
      },
      onWaiting: (isWaiting) => {
        this.#state = isWaiting ? ', no connection, trying again' : '';
        show(done);
      },
    });
  }

  #end(text: string, path = ''): void {
    this.#text.textContent = text;
    this.#bar.remove();
    this.#button.replaceWith(
      path === ''
        ? element('button', { class: 'button small', type: 'button', click: () => this.#line.remove() }, 'Dismiss')
        : element('button', { class: 'button small', type: 'button', click: () => void copyText(path) }, 'Copy path'),
    );
    get('#sending').append(this.#line); // below those that are running
    if (get('#sending').children.length > MAX_FINISHED + MAX_CONNECTIONS) get('#sending').lastElementChild?.remove();
  }
}

function explainFile(error: unknown): string {
  if (!(error instanceof Problem)) return 'It could not be read. Choose it again.';
  return [401, 403].includes(error.status)
    ? 'This page has expired. Reload it, then choose the file again.'
    : error.message;
}

get('#cancel-all').onclick = () => {
  waiting.length = 0;
  sendNext();
};

/** All files in what was dropped, with their folders. Call it while the event is handled. */
export async function filesIn({ items, files }: DataTransfer): Promise<PickedFile[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.()).filter((entry) => entry != null);
  if (!entries.some(({ isDirectory }) => isDirectory)) return [...files].map((file) => ({ file, path: file.name }));
  return (await Promise.all(entries.map(readEntry))).flat();
}

async function readEntry(entry: FileSystemEntry): Promise<PickedFile[]> {
  const path = entry.fullPath.replace(/^\//, '');
  if (entry.isFile)
    return [{ path, file: await new Promise<File>((...done) => (entry as FileSystemFileEntry).file(...done)) }];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((...done) => reader.readEntries(...done)); // 100 at most
    if (some.length === 0) break;
    all.push(...some);
  }
  const files: PickedFile[] = [];
  for (const each of all) files.push(...(await readEntry(each)));
  return files;
}

/** Cards of the files that programs give. A frame has no login, to which their addresses are bound. */
async function showGiven(): Promise<void> {
  const { files } = await client.listFiles({ query: { direction: 'given' } });
  const cards = files
    .filter(({ state }) => state !== 'uploading')
    .map(({ id, name, size, from = 'A program', state }) =>
      element(
        'li',
        {},
        element('b', {}, name),
        element(
          'span',
          { class: 'small soft' },
          `${from} gives you a file, ${bytesText(size)}${state === 'saved' ? ', saved' : ''}`,
        ),
        element('button', { class: 'button small primary', type: 'button', click: () => void save(id) }, 'Save'),
        element('button', { class: 'button small', type: 'button', click: () => void dismiss(id) }, 'Dismiss'),
      ),
    );
  const list = get('#given');
  if (list.textContent === cards.map(({ textContent }) => textContent).join('')) return; // keep the focus
  list.replaceChildren(...cards);
  if (cards.length > 0) get('.files').hidden = false;
}

async function save(id: string): Promise<void> {
  const { path } = await client.createFileDownload({ path: { id } });
  location.assign(path);
}

async function dismiss(id: string): Promise<void> {
  await client.deleteFile({ path: { id } }).catch(() => {});
  await showGiven();
}

if (window.top === window) {
  const poll = () => {
    if (document.visibilityState === 'visible') showGiven().catch(() => {});
  };
  poll();
  setInterval(poll, POLL_MS);
}
