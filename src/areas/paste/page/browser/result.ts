// The result card: the saved or chosen picture before and after, its name, its path.
import { fetchPicture, pastes, type Screenshot } from './client.ts';
import { copyPicture, copyText, onCopy } from './copy.ts';
import { bytesText, get, sizeText } from './dom.ts';
import { SOURCES } from './name-sources.ts';
import { listRecent, markCurrent } from './recent.ts';
import { fail, failWith, say } from './status.ts';

let shown: Screenshot | null = null;
let watching: AbortController | null = null;
const urls = new Map<string, string>();

/** `file` is the sent picture, where it was sent from this page. */
export function show(screenshot: Screenshot, file?: File): void {
  const other = shown?.id !== screenshot.id;
  shown = screenshot;
  const { id, width, height, bytes, original_width, original_height, received_bytes, saved_percent } = screenshot;
  get('.result').hidden = false;
  get('.deleted').hidden = true;
  if (other) {
    if (file) draw('#before', file);
    else void drawFetched('#before', id, 'original');
    void drawFetched('#after', id, 'optimized');
  }
  get('#before-size').textContent = `${sizeText(original_width, original_height)} · ${bytesText(received_bytes)}`;
  get('#after-size').textContent = `${sizeText(width, height)} · ${bytesText(bytes)}`;
  get('#saved').textContent = saved_percent >= 0 ? `${saved_percent} % smaller` : `${-saved_percent} % larger`;
  get('#saved').className = `badge ${saved_percent > 0 ? 'good' : ''}`;
  const pending = screenshot.name_state === 'pending';
  const name = get<HTMLInputElement>('#name');
  get('.name').classList.toggle('searching', pending);
  if (other || document.activeElement !== name) name.value = screenshot.name;
  get('#source').hidden = pending;
  get('#source').textContent = SOURCES[screenshot.name_source] ?? '';
  get('#searching').hidden = !pending;
  get<HTMLButtonElement>('#undo').disabled = !screenshot.undoable;
  get('#path').textContent = pending ? '' : screenshot.file; // the files are about to be renamed
  for (const copy of ['#copy-path', '#copy-markdown']) get<HTMLButtonElement>(copy).disabled = pending;
  markCurrent(id);
  if ((pending || screenshot.squeezing) && other) void watch(id);
}

function draw(selector: string, picture: Blob): void {
  URL.revokeObjectURL(urls.get(selector) ?? '');
  const url = URL.createObjectURL(picture);
  urls.set(selector, url);
  get<HTMLImageElement>(selector).src = url;
}

async function drawFetched(selector: string, id: string, variant: 'original' | 'optimized'): Promise<void> {
  const picture = await fetchPicture(id, variant).catch(() => null);
  if (picture && shown?.id === id) draw(selector, picture);
}

/** Until a name has been found and the file is as small as it gets. */
async function watch(id: string): Promise<void> {
  watching?.abort();
  const own = new AbortController();
  watching = own;
  try {
    for await (const { data } of pastes.getPaste.stream({ path: { id } }, own.signal)) {
      if (shown?.id === id) {
        if (data.name_state === 'named' && shown.name_state === 'pending') say(`Named ${data.name}`);
        show(data);
      }
      if (data.name_state !== 'pending') listRecent(show);
    }
  } catch {} // given up in favour of another picture, or the viewer has gone: the list tells later
}

async function change(call: (id: string) => Promise<Screenshot>, said: string): Promise<void> {
  if (!shown) return;
  try {
    const changed = await call(shown.id);
    fail(null);
    watching?.abort();
    get('#name').blur();
    show(changed);
    say(said);
    listRecent(show);
  } catch (error) {
    failWith(error);
  }
}

// No form: a frame that may run scripts and nothing else cannot submit one.
get('#name').addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && !event.isComposing) get('#rename').click();
});
get('#rename').addEventListener('click', () =>
  change((id) => pastes.renamePaste({ path: { id }, body: { name: get<HTMLInputElement>('#name').value } }), 'Renamed'),
);
get('#undo').addEventListener('click', () => change((id) => pastes.undoPasteName({ path: { id } }), 'Rename undone'));

const restorable = get('.deleted');
let deleted = '';
get('#delete').addEventListener('click', async () => {
  if (!shown) return;
  const { id, name } = shown;
  try {
    await pastes.deletePaste({ path: { id } });
    deleted = id;
    shown = null;
    watching?.abort();
    fail(null);
    get('.result').hidden = true;
    get('.deleted span').textContent = `Deleted ${name}.`;
    restorable.hidden = false;
    listRecent(show);
  } catch (error) {
    failWith(error);
  }
});
get('#restore').addEventListener('click', async () => {
  try {
    show(await pastes.restorePaste({ path: { id: deleted } }));
    restorable.hidden = true;
    say('Screenshot restored');
    listRecent(show);
  } catch (error) {
    failWith(error);
  }
});

onCopy('#copy-path', async () => copyText(shown?.file ?? ''));
onCopy('#copy-markdown', async () => {
  const { name = '', file = '' } = shown ?? {};
  return copyText(`![${name.replaceAll('-', ' ')}](${encodeURI(file)})`);
});
onCopy('#copy-text', async () => {
  const { text } = await pastes.getPasteText({ path: { id: shown?.id ?? '' } });
  return text.trim() === '' ? 'No text found' : copyText(text);
});
onCopy('#copy-picture', () => copyPicture(fetchPicture(shown?.id ?? '', 'optimized')));
