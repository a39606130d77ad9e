// Runs in a proxied page after the first command. It shares the page's world, so the workspace trusts none of its answers.
import { elementOf, Outline } from './outline.ts';
import type { AgentTracker } from './protocol.ts';
import { runStep } from './steps.ts';

declare const tracker: AgentTracker;

const QUIET_MS = 60;
const MAX_SETTLE_MS = 600;
let changedAt = performance.now();

new MutationObserver(() => {
  changedAt = performance.now();
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
for (const type of ['pointerdown', 'keydown']) {
  addEventListener(type, ({ isTrusted }) => isTrusted && tracker.userInput(), { capture: true, passive: true });
}

/** Waits until the page has reacted to a step: until nothing has changed for a moment. */
async function settle(): Promise<void> {
  const until = performance.now() + MAX_SETTLE_MS;
  do await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  while (performance.now() < until && performance.now() - changedAt < QUIET_MS);
}

tracker.answer = async (ask) => {
  if ('step' in ask) return runStep(ask.step, settle);
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
  const root = ask.root === null ? (modal ?? document.body) : elementOf(ask.root);
  if (!root) return { failed: { code: 'not-found', reason: 'The element is gone.' } };
  const quietMs = document.readyState === 'complete' ? performance.now() - changedAt : 0;
  return { nodes: new Outline(root, ask.next).nodes, isModal: modal !== null, quietMs };
};
