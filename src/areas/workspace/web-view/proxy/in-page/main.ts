// Runs in a proxied page after the first command. It shares the page's world, so the workspace trusts none of its answers.
import { stopAnswering, takeDialogs } from './dialogs.ts';
import { elementOf, nodeOf, Outline } from './outline.ts';
import { boxOf, pointedAt } from './pointed.ts';
import type { Answer, Ask, InPageHost } from './protocol.ts';
import { runStep } from './steps.ts';
import { isMark, unmark } from './styles.ts';

declare const given: InPageHost;

const QUIET_MS = 60;
const MAX_SETTLE_MS = 600;
/** Of what fades or moves once. */
const isMoving = (): boolean =>
  document.getAnimations().some((each) => {
    const { endTime } = each.effect?.getComputedTiming() ?? {};
    return each.playState === 'running' && Number(endTime) < MAX_SETTLE_MS;
  });
let changedAt = performance.now();

new MutationObserver((changes) => {
  if (!changes.every(isMark)) changedAt = performance.now();
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
for (const type of ['pointerdown', 'keydown']) {
  const onInput = ({ isTrusted }: Event) => {
    if (!isTrusted) return;
    stopAnswering(0); // what the user does opens dialogs for the user
    unmark();
    given.userInput();
  };
  addEventListener(type, onInput, { capture: true, passive: true });
}

/** Lets the page react to a step. */
async function settle(): Promise<void> {
  const until = performance.now() + MAX_SETTLE_MS;
  do await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  while (performance.now() < until && (performance.now() - changedAt < QUIET_MS || isMoving()));
}

given.answer = async (ask) => {
  if ('step' in ask) {
    const begun = performance.now();
    const isChanged = () => changedAt >= begun;
    const answer = await runStep(ask.step, settle, isChanged);
    return { isChanged: isChanged(), ...answer, dialogs: takeDialogs() };
  }
  if ('boxOf' in ask) return placeOf(ask.boxOf);
  if ('draw' in ask) return draw(ask);
  if ('at' in ask) {
    const element = pointedAt(ask.at);
    return { box: boxOf(element), ...(ask.next === null ? {} : { nodes: [nodeOf(element, ask.next)] }) };
  }
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
  const root = ask.root === null ? (modal ?? document.body) : elementOf(ask.root);
  if (!root) return { failed: { code: 'not-found', reason: 'The element is gone.' } };
  const quietMs = document.readyState === 'complete' ? performance.now() - changedAt : 0;
  return { nodes: new Outline(root, ask.next).nodes, isModal: modal !== null, quietMs, dialogs: takeDialogs() };
};

async function draw({ draw: options, element }: Extract<Ask, { draw: unknown }>): Promise<Answer> {
  const { box: area } = element === null ? {} : placeOf(element);
  if (element !== null && !area) return { failed: { code: 'not-found', reason: 'The element is gone.' } };
  const picture = await given.draw?.({ ...options, ...(area ? { area } : {}) });
  return picture === undefined ? {} : { picture };
}

function placeOf(number: number): Answer {
  const element = elementOf(number);
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  return element ? { box: boxOf(element) } : {};
}
