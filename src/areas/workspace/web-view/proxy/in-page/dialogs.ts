// Answers native dialogs while an agent acts: until the user answers one, the page does nothing else.
import type { PageDialog } from '../../../../../../generated/workspace/messages.ts';
import type { Step } from './protocol.ts';

/** How long after a step its dialogs may open. */
const LATE_MS = 2_000;
const MAX_DIALOGS = 20;
const MAX_MESSAGE = 500;

let plan: Step['dialog'];
let until = 0;
let opened: PageDialog[] = [];

/** From now on, dialogs get this answer. Without one they are dismissed. */
export function answerDialogs(dialog: Step['dialog']): void {
  plan = dialog;
  until = Number.POSITIVE_INFINITY;
}

export function stopAnswering(delayMs = LATE_MS): void {
  until = performance.now() + delayMs;
}

/** The dialogs since the last call. */
export function takeDialogs(): readonly PageDialog[] {
  const taken = opened;
  opened = [];
  return taken;
}

/** Whether the program answers this dialog, and not the user. */
function isAnswered(kind: PageDialog['kind'], message: unknown): boolean {
  if (performance.now() > until) return false;
  const accepted = plan?.accept === true || kind === 'alert';
  if (opened.length < MAX_DIALOGS)
    opened.push({ kind, message: String(message ?? '').slice(0, MAX_MESSAGE), accepted });
  return true;
}

const { alert, confirm, prompt } = window;
window.alert = (message) => {
  if (!isAnswered('alert', message)) alert.call(window, message);
};
window.confirm = (message) => (isAnswered('confirm', message) ? plan?.accept === true : confirm.call(window, message));
window.prompt = (message, initial = '') => {
  if (!isAnswered('prompt', message)) return prompt.call(window, message, initial);
  return plan?.accept === true ? (plan.text ?? initial) : null;
};
