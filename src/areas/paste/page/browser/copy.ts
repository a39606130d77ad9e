// Copy buttons.
import { copyText } from '../../../../pages/browser/element.ts';
import { get } from './dom.ts';
import { reportError } from './status.ts';

/** The label that the button shows briefly. */
type Outcome = 'Copied' | 'Copying blocked' | 'Not copied' | 'No text found' | 'Downloaded';

let newest = 0;
document.addEventListener('copy', () => newest++);

/** `isNewest` tells a slow copy whether the user has copied something else meanwhile. */
export function addCopyButton(selector: string, work: (isNewest: () => boolean) => Promise<Outcome>): void {
  const button = get<HTMLButtonElement>(selector);
  const label = button.textContent;
  let isBusy = false; // not `disabled`, which the result card controls
  button.addEventListener('click', async () => {
    if (isBusy) return;
    isBusy = true;
    const mine = ++newest;
    try {
      button.textContent = await work(() => mine === newest);
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
export const copy = async (text: string): Promise<Outcome> => ((await copyText(text)) ? 'Copied' : 'Copying blocked');

/** Passes the promise on, because browsers require that the write starts with the click. */
export async function copyPicture(picture: Promise<Blob>): Promise<Outcome> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    return 'Copied';
  } catch {
    return 'Copying blocked';
  }
}
