/**
 * Gives a frame a new browsing context in its old place, with `src` or blank. What the former page had begun ends with
 * it: a page that is still there when another is asked for may navigate last, and would be shown instead.
 */
export function renewContext(frame: HTMLIFrameElement, src: string | null): void {
  const { parentNode, nextSibling } = frame;
  const isFocused = document.activeElement === frame;
  frame.remove();
  if (src === null) frame.removeAttribute('src');
  else frame.src = src; // before it is back: a blank page would load first
  parentNode?.insertBefore(frame, nextSibling);
  if (isFocused) frame.focus();
}
