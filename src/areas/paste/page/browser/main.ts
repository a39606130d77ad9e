// The widget: paste, drop or choose images and other files. It also runs in a sandboxed frame without an origin: no storage, no
// cookies, no clipboard permission.
import { copySoon } from './copy.ts';
import { get } from './dom.ts';
import { edit } from './editor.ts';
import { filesIn, type PickedFile, sendFiles } from './files.ts';
import { listRecent } from './recent.ts';
import { show, showCopied, showRecent } from './result.ts';
import { send } from './send.ts';
import { reportError, showError, showProgress } from './status.ts';

if (window.top !== window) document.body.classList.add('in-frame'); // a panel already has a header

/** What is optimized and named. Everything else is kept as a file. */
const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** The image of a data URL. Null for other URLs, which this page may not load, and for damaged ones. */
function fileFromUrl(url: string): File | null {
  const [, type = '', base64 = ''] = /^data:(image\/\w+);base64,([\w+/=]+)\s*$/.exec(url) ?? [];
  if (base64 === '') return null;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new File([bytes], 'image.png', { type });
  } catch {
    return null;
  }
}

let queue = Promise.resolve();

function pasteFiles(picked: readonly PickedFile[], fromClipboard = false): void {
  showError(picked.length === 0 ? 'The clipboard contains no file. Copy one and paste again.' : null);
  const isPicture = ({ file, path }: PickedFile) => PICTURES.includes(file.type) && !path.includes('/'); // folders stay whole
  const pictures = picked.filter(isPicture);
  const others = picked.filter((each) => !isPicture(each));
  const copies = fromClipboard && copyAfter.checked;
  if (others.length > 0) {
    const sent = sendFiles(others).then((paths) => paths.join('\n'));
    if (copies) void copySoon(sent).catch(() => {});
  }
  for (const [index, { file }] of pictures.entries()) {
    const label = pictures.length > 1 ? `${index + 1} of ${pictures.length}, ${file.name}` : 'the image';
    queue = queue.then(() => paste(file, label, copies));
  }
}

const pick = (files: Iterable<File>): PickedFile[] => [...files].map((file) => ({ file, path: file.name }));

/** `label` names the image in messages. */
async function paste(file: File, label: string, copies: boolean): Promise<void> {
  const title = get<HTMLInputElement>('#title');
  try {
    const edited = editFirst.checked ? await edit(file, `Edit ${label}`) : file;
    if (!edited) return;
    showProgress(`Uploading ${label}`, 0);
    const upload = send(edited, title.value.trim(), label);
    const copied = copies ? copySoon(upload.then(({ path }) => path)).catch(() => false) : null;
    const saved = await upload;
    title.value = '';
    show(saved, edited);
    if (copied) void copied.then((isCopied) => showCopied(saved, isCopied));
    listRecent(showRecent);
  } catch (error) {
    reportError(error, file.name === 'image.png' ? '' : file.name);
  } finally {
    showProgress(null);
  }
}

document.addEventListener('paste', (event) => {
  const files = [...(event.clipboardData?.files ?? [])];
  if (files.length === 0 && /^(INPUT|TEXTAREA)$/.test(document.activeElement?.tagName ?? '')) return; // text pasted into a field
  event.preventDefault();
  pasteFiles(pick(files), true);
});

/** Nesting level of the elements that a dragged file is over. */
let dragDepth = 0;
const zone = get('.zone');
/** Images dragged from other pages may come as a URL only. */
const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  [...(dataTransfer?.types ?? [])].some((type) => type === 'Files' || type === 'text/uri-list');
document.addEventListener('dragenter', (event) => {
  if (!hasFiles(event)) return;
  dragDepth++;
  zone.classList.add('over');
});
document.addEventListener('dragleave', () => {
  dragDepth = Math.max(0, dragDepth - 1);
  if (dragDepth === 0) zone.classList.remove('over');
});
document.addEventListener('dragover', (event) => {
  if (!hasFiles(event)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
});
document.addEventListener('drop', (event) => {
  dragDepth = 0;
  zone.classList.remove('over');
  if (!hasFiles(event)) return;
  event.preventDefault();
  const url = event.dataTransfer?.getData('text/uri-list') ?? '';
  const image = fileFromUrl(url);
  if (event.dataTransfer?.types.includes('Files'))
    void filesIn(event.dataTransfer).then((picked) => pasteFiles(picked));
  else if (image) pasteFiles(pick([image]));
  else showError('The browser did not pass on the image. Copy it in the other page, then paste it here.');
});

/** Remembered where the browser allows it: a secret must not be saved because a reload has turned it off. */
function rememberedSwitch(name: string): HTMLInputElement {
  const box = get<HTMLInputElement>(`#${name}`);
  try {
    box.checked = (localStorage.getItem(name) ?? String(box.checked)) === 'true';
    box.addEventListener('change', () => localStorage.setItem(name, String(box.checked)));
  } catch {} // a sandboxed frame has no storage
  return box;
}
const editFirst = rememberedSwitch('edit-first');
const copyAfter = rememberedSwitch('copy-after');

const fileInput = get<HTMLInputElement>('#file');
fileInput.addEventListener('change', () => {
  const files = [...(fileInput.files ?? [])];
  fileInput.value = '';
  pasteFiles(pick(files));
});
get('#choose').addEventListener('click', () => fileInput.click());
if (/Mac|iPhone|iPad/.test(navigator.userAgent)) get('#paste-key').textContent = '⌘';
get('#search').addEventListener('input', () => listRecent(showRecent));
get('.failure button').addEventListener('click', () => location.reload());
listRecent(showRecent);
