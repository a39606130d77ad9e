// Buttons that put something into the clipboard, also where a frame has no permission for it.
import { get } from './dom.ts';
import { failWith } from './status.ts';

/** What the button says afterwards. */
type Outcome = 'Copied' | 'Copying blocked' | 'No text found';

export function onCopy(selector: string, work: () => Promise<Outcome>): void {
  const button = get<HTMLButtonElement>(selector);
  const label = button.textContent;
  let isBusy = false; // not `disabled`, which is for whoever shows the button
  button.addEventListener('click', async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      button.textContent = await work();
      setTimeout(() => {
        button.textContent = label;
      }, 1_500);
    } catch (error) {
      failWith(error);
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

/** The promise is handed over as it is: browsers want the write to begin with the click. */
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
  const done = document.execCommand('copy');
  area.remove();
  return done ? 'Copied' : 'Copying blocked';
}
