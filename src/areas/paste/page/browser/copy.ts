// Copy buttons. Text can also be copied in frames without clipboard permission.
import { get } from './dom.ts';
import { reportError } from './status.ts';

/** The label that the button shows briefly. */
type Outcome = 'Copied' | 'Copying blocked' | 'No text found' | 'Downloaded';

export function addCopyButton(selector: string, work: () => Promise<Outcome>): void {
  const button = get<HTMLButtonElement>(selector);
  const label = button.textContent;
  let isBusy = false; // not `disabled`, which the result card controls
  button.addEventListener('click', async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      button.textContent = await work();
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

export const copyText = (text: string): Promise<Outcome> =>
  navigator.clipboard.writeText(text).then(
    () => 'Copied',
    () => copyBySelection(text),
  );

/** Passes the promise on, because browsers require that the write starts with the click. */
export const copyPicture = (picture: Promise<Blob>): Promise<Outcome> =>
  navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]).then(
    () => 'Copied',
    () => 'Copying blocked',
  );

function copyBySelection(text: string): Outcome {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied ? 'Copied' : 'Copying blocked';
}
