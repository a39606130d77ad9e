// The widget: paste, drop or choose images. It also runs in a sandboxed frame without an origin: no storage, no
// cookies, no clipboard permission.
import { get } from './dom.ts';
import { listRecent } from './recent.ts';
import { show } from './result.ts';
import { send } from './send.ts';
import { reportError, showError, showProgress } from './status.ts';

if (window.top !== window) document.body.classList.add('in-frame'); // a panel already has a header

let queue = Promise.resolve();

function pasteFiles(files: readonly File[]): void {
  const isPicture = ({ type }: File): boolean => type.startsWith('image/');
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file)).map(({ name }) => name);
  if (files.length === 0) showError('The clipboard contains no image. Copy one and paste again.');
  else showError(others.length > 0 ? `Not an image: ${others.join(', ')}. Use a PNG, JPEG, WebP or GIF.` : null);
  for (const [index, file] of pictures.entries()) {
    const label = pictures.length > 1 ? `${index + 1} of ${pictures.length}, ${file.name}` : 'the image';
    queue = queue.then(() => paste(file, label));
  }
}

/** `label` names the image in messages. */
async function paste(file: File, label: string): Promise<void> {
  const title = get<HTMLInputElement>('#title');
  showProgress(`Uploading ${label}`, 0);
  try {
    const saved = await send(file, title.value.trim(), label);
    title.value = '';
    show(saved, file);
    listRecent(choose);
  } catch (error) {
    reportError(error, file.name === 'image.png' ? '' : file.name);
  } finally {
    showProgress(null);
  }
}

function choose(screenshot: Parameters<typeof show>[0]): void {
  showError(null);
  show(screenshot);
}

document.addEventListener('paste', (event) => {
  const files = [...(event.clipboardData?.files ?? [])];
  if (files.length === 0 && /^(INPUT|TEXTAREA)$/.test(document.activeElement?.tagName ?? '')) return; // text pasted into a field
  event.preventDefault();
  pasteFiles(files);
});

/** Nesting level of the elements that a dragged file is over. */
let dragDepth = 0;
const zone = get('.zone');
const hasFiles = ({ dataTransfer }: DragEvent): boolean => [...(dataTransfer?.types ?? [])].includes('Files');
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
  pasteFiles([...(event.dataTransfer?.files ?? [])]);
});

const file = get<HTMLInputElement>('#file');
file.addEventListener('change', () => {
  const files = [...(file.files ?? [])];
  file.value = '';
  pasteFiles(files);
});
get('#choose').addEventListener('click', () => file.click());
if (/Mac|iPhone|iPad/.test(navigator.userAgent)) get('#paste-key').textContent = '⌘';
get('#search').addEventListener('input', () => listRecent(choose));
get('.failure button').addEventListener('click', () => location.reload());
listRecent(choose);
