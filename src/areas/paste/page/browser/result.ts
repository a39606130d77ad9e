// The result card: the original and the optimized copy of a screenshot, its name and path.

import { copyText } from '../../../../pages/browser/element.ts';
import { fetchPicture, pastes, type Screenshot, urlOf } from './client.ts';
import { startCopy } from './copy.ts';
import { bytesText, get, sizeText } from './dom.ts';
import { listRecent, markCurrent, SOURCES } from './recent.ts';
import { announce, reportError, showError } from './status.ts';

let current: Screenshot | null = null;
/** Ends the watch of the screenshot that is shown. */
let watch: AbortController | null = null;
const urls = new Map<string, string>();

/** `file` is the uploaded file, if this page uploaded it. */
export function show(screenshot: Screenshot, file?: File): void {
  const isOther = current?.id !== screenshot.id;
  current = screenshot;
  const { id, width, height, bytes, original_width, original_height, received_bytes, saved_percent } = screenshot;
  get('.result').hidden = false;
  get('.deleted').hidden = true;
  if (isOther) {
    if (file) void showImage('#before', file, id);
    else void fetchAndShow('#before', id, 'original');
    void fetchAndShow('#after', id, 'optimized');
  }
  get('#before-size').textContent = `${sizeText(original_width, original_height)} · ${bytesText(received_bytes)}`;
  get('#after-size').textContent = `${sizeText(width, height)} · ${bytesText(bytes)}`;
  get('#saved').textContent = saved_percent >= 0 ? `${saved_percent} % smaller` : `${-saved_percent} % larger`;
  get('#saved').className = `badge ${saved_percent > 0 ? 'good' : ''}`;
  const pending = screenshot.name_state === 'pending';
  const name = get<HTMLInputElement>('#name');
  get('.name').classList.toggle('searching', pending);
  if (isOther || document.activeElement !== name) name.value = screenshot.name;
  get('#source').hidden = pending;
  get('#source').textContent = SOURCES[screenshot.name_source] ?? '';
  get('#searching').hidden = !pending;
  get<HTMLButtonElement>('#undo').disabled = !screenshot.undoable;
  get('#full-path').textContent = screenshot.path;
  if (isOther) get('#copied').hidden = true;
  get('#path').textContent = pending ? '' : screenshot.file; // the files are about to be renamed
  get<HTMLButtonElement>('#copy-markdown').disabled = pending;
  markCurrent(id);
  if (pending && isOther) void startWatch(id);
}

async function showImage(selector: string, picture: Blob, id: string): Promise<void> {
  const url = await urlOf(picture);
  if (current?.id !== id) return;
  URL.revokeObjectURL(urls.get(selector) ?? '');
  urls.set(selector, url);
  get<HTMLImageElement>(selector).src = url;
}

async function fetchAndShow(selector: string, id: string, variant: 'original' | 'optimized'): Promise<void> {
  const picture = await fetchPicture(id, variant).catch(() => null);
  if (picture) await showImage(selector, picture, id);
}

/** Follows changes until the name is final. */
async function startWatch(id: string): Promise<void> {
  watch?.abort();
  watch = new AbortController();
  try {
    for await (const { data } of pastes.getPaste.stream({ path: { id } }, watch.signal)) {
      if (current?.id === id) {
        if (data.name_state === 'named' && current.name_state === 'pending') announce(`Named ${data.name}`);
        show(data);
      }
      if (data.name_state !== 'pending') listRecent(showRecent);
    }
  } catch {} // aborted for another image, or the viewer does not respond: the next list shows the result
}

/** An earlier screenshot, chosen in the list. */
export function showRecent(screenshot: Screenshot): void {
  showError(null);
  show(screenshot);
}

/** For event listeners. */
const reporting = (work: () => Promise<void>) => () => work().catch((error: unknown) => reportError(error));

const change = (call: (id: string) => Promise<Screenshot>, announcement: string) =>
  reporting(async () => {
    if (!current) return;
    const screenshot = await call(current.id);
    showError(null);
    watch?.abort();
    get('#name').blur();
    show(screenshot);
    announce(announcement);
    listRecent(showRecent);
  });

// Not a form, because a sandboxed frame without allow-forms cannot submit one.
get('#name').addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && !event.isComposing) get('#rename').click();
});
const rename = (id: string) =>
  pastes.renamePaste({ path: { id }, body: { name: get<HTMLInputElement>('#name').value } });
get('#rename').onclick = change(rename, 'Renamed');
const undo = (id: string) => pastes.undoPasteName({ path: { id } });
get('#undo').onclick = change(undo, 'Rename undone');

const deletedNote = get('.deleted');
let deletedId = '';
get('#delete').onclick = reporting(async () => {
  if (!current) return;
  const { id, name } = current;
  await pastes.deletePaste({ path: { id } });
  deletedId = id;
  current = null;
  watch?.abort();
  showError(null);
  get('.result').hidden = true;
  get('.deleted span').textContent = `Deleted ${name}.`;
  deletedNote.hidden = false;
  listRecent(showRecent);
});
get('#restore').onclick = reporting(async () => {
  show(await pastes.restorePaste({ path: { id: deletedId } }));
  deletedNote.hidden = true;
  announce('Screenshot restored');
  listRecent(showRecent);
});

/** The label that a copy button shows briefly. */
type Outcome = 'Copied' | 'Copying blocked' | 'Not copied' | 'No text found' | 'Downloaded';

/** Says whether the path of the screenshot was copied. If the browser refused, selects it for the user. */
export function showCopied({ id }: Screenshot, isCopied: boolean): void {
  if (current?.id !== id) return;
  const key = get('#paste-key').textContent;
  const refused = `Your browser did not allow copying. Press ${key}+C to copy the selected path.`;
  get('#copied').textContent = isCopied ? 'Copied the path. Paste it into your terminal.' : refused;
  get('#copied').hidden = false;
  if (!isCopied) getSelection()?.selectAllChildren(get('#full-path'));
}

/** `isNewest` tells a slow copy whether the user has copied something else meanwhile. */
function addCopyButton(selector: string, work: (isNewest: () => boolean) => Promise<Outcome>): void {
  const button = get<HTMLButtonElement>(selector);
  const label = button.textContent;
  let isBusy = false; // not `disabled`, which the result card controls
  button.addEventListener('click', async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      button.textContent = await work(startCopy());
      setTimeout(() => {
        button.textContent = label;
      }, 1_500);
    } catch (error) {
      reportError(error);
    } finally {
      isBusy = false;
    }
  });
}

/** Text can also be copied in frames without clipboard permission. */
const copy = async (text: string): Promise<Outcome> => ((await copyText(text)) ? 'Copied' : 'Copying blocked');

/** Passes the promise on, because browsers require that the write starts with the click. */
async function copyPicture(picture: Promise<Blob>): Promise<Outcome> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    return 'Copied';
  } catch {
    return 'Copying blocked';
  }
}

addCopyButton('#copy-path', async () => copy(current?.path ?? ''));
addCopyButton('#copy-markdown', async () => {
  const { name = '', file = '' } = current ?? {};
  return copy(`![${name.replaceAll('-', ' ')}](${encodeURI(file)})`);
});
addCopyButton('#copy-text', async (isNewest) => {
  const { text } = await pastes.getPasteText({ path: { id: current?.id ?? '' } });
  if (text.trim() === '') return 'No text found';
  return isNewest() ? copy(text) : 'Not copied';
});
addCopyButton('#download', async () => {
  const { id = '', file = '' } = current ?? {};
  const link = document.createElement('a');
  link.download = file.replace(/.*\//, '');
  link.href = URL.createObjectURL(await fetchPicture(id, 'optimized'));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return 'Downloaded';
});
get('#download').hidden = self.origin === 'null'; // browsers block downloads of sandboxed frames

const full = get<HTMLDialogElement>('.full');
for (const id of ['#before', '#after']) {
  get(id).parentElement?.addEventListener('click', () => {
    get<HTMLImageElement>('.full img').src = urls.get(id) ?? '';
    full.showModal();
  });
}
get('.full button').addEventListener('click', () => full.close());

addCopyButton('#copy-picture', () => copyPicture(fetchPicture(current?.id ?? '', 'optimized')));
