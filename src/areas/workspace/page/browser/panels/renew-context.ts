/**
 * Gives a frame a new browsing context in the same place, with `src` or blank. This ends everything that the previous
 * page started: its pending navigation could otherwise finish last and replace the requested page.
 */
export function renewContext(frame: HTMLIFrameElement, src: string | null): void {
  const { parentNode, nextSibling } = frame;
  const isFocused = document.activeElement === frame;
  frame.remove();
  if (src === null) frame.removeAttribute('src');
  else frame.src = src; // before it is attached, or a blank page would load first
  parentNode?.insertBefore(frame, nextSibling);
  if (isFocused) frame.focus();
}
