// Copies text that is not known yet: the path of a screenshot that is being uploaded.
import { copyText } from '../../../../pages/browser/element.ts';

let newest = 0;
document.addEventListener('copy', () => newest++);

export function startCopy(): () => boolean {
  const mine = ++newest;
  return () => mine === newest;
}

// Browsers allow a write that starts with Ctrl+V to end later, except on plain http and in frames: there it starts again.
export async function copySoon(text: Promise<string>): Promise<boolean> {
  const isNewest = startCopy();
  const blob = text.then((content) => {
    if (!isNewest()) throw new Error('The user has copied something else.');
    return new Blob([content], { type: 'text/plain' });
  });
  blob.catch(() => {}); // also without a clipboard
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    const content = await text;
    return isNewest() && (await copyText(content));
  }
}
