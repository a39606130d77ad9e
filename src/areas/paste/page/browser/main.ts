// The widget: paste, drop or pick a picture. It also runs in a sandboxed frame without an origin: no storage, no cookies,
// no clipboard permission.
import { get } from './dom.ts';
import { listRecent } from './recent.ts';
import { show } from './result.ts';
import { send } from './send.ts';
import { busy, fail, failWith } from './status.ts';

if (window.top !== window) document.body.classList.add('in-frame'); // a panel has a bar already

let queue = Promise.resolve();

function take(files: readonly File[]): void {
  const isPicture = ({ type }: File): boolean => type.startsWith('image/');
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file)).map(({ name }) => name);
  if (files.length === 0) fail('The clipboard contains no image. Copy one and paste again.');
  else fail(others.length > 0 ? `Not an image: ${others.join(', ')}. Use a PNG, JPEG, WebP or GIF.` : null);
  for (const [at, file] of pictures.entries()) {
    const what = pictures.length > 1 ? `${at + 1} of ${pictures.length}, ${file.name}` : 'the image';
    queue = queue.then(() => paste(file, what));
  }
}

/** `what`: the picture in words. */
async function paste(file: File, what: string): Promise<void> {
  const title = get<HTMLInputElement>('#title');
  busy(`Uploading ${what}`, 0);
  try {
    const saved = await send(file, title.value.trim(), what);
    title.value = '';
    show(saved, file);
    listRecent(choose);
  } catch (error) {
    failWith(error, file.name === 'image.png' ? '' : file.name);
  } finally {
    busy(null);
  }
}

function choose(screenshot: Parameters<typeof show>[0]): void {
  fail(null);
  show(screenshot);
}

document.addEventListener('paste', (event) => {
  const files = [...(event.clipboardData?.files ?? [])];
  if (files.length === 0 && /^(INPUT|TEXTAREA)$/.test(document.activeElement?.tagName ?? '')) return; // text into a field
  event.preventDefault();
  take(files);
});

/** How many elements deep the picture is over the page. */
let depth = 0;
const zone = get('.zone');
const carries = ({ dataTransfer }: DragEvent): boolean => [...(dataTransfer?.types ?? [])].includes('Files');
document.addEventListener('dragenter', (event) => {
  if (!carries(event)) return;
  depth++;
  zone.classList.add('over');
});
document.addEventListener('dragleave', () => {
  depth = Math.max(0, depth - 1);
  if (depth === 0) zone.classList.remove('over');
});
document.addEventListener('dragover', (event) => {
  if (!carries(event)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
});
document.addEventListener('drop', (event) => {
  depth = 0;
  zone.classList.remove('over');
  if (!carries(event)) return;
  event.preventDefault();
  take([...(event.dataTransfer?.files ?? [])]);
});

const file = get<HTMLInputElement>('#file');
file.addEventListener('change', () => {
  const files = [...(file.files ?? [])];
  file.value = '';
  take(files);
});
get('#choose').addEventListener('click', () => file.click());
if (/Mac|iPhone|iPad/.test(navigator.userAgent)) get('#paste-key').textContent = '⌘';
get('#search').addEventListener('input', () => listRecent(choose));
get('.failure button').addEventListener('click', () => location.reload());
listRecent(choose);
