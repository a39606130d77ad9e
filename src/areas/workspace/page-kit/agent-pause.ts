// The user's switch that pauses agents in every web view of this browser tab. It survives a reload.
import { html, render } from 'lit-html';
import { element } from './element.ts';
import { icon } from './icons.ts';

const KEY = 'annex-agents-paused';
/** Dispatched at the window after each change. */
const CHANGED = 'agents-paused';

export const areAgentsPaused = (): boolean => sessionStorage.getItem(KEY) !== null;

export const pauseLabel = (): string => (areAgentsPaused() ? 'Resume agents' : 'Pause agents');

export function toggleAgents(): void {
  if (areAgentsPaused()) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, 'yes');
  dispatchEvent(new Event(CHANGED));
}

/** Calls at the next change only. */
export const onAgentsToggle = (listener: () => void): void => addEventListener(CHANGED, listener, { once: true });

export function pauseButton(): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'button small pause-agents', click: toggleAgents });
  const show = (): void => {
    const isPaused = areAgentsPaused();
    const verb = isPaused ? 'Resume' : 'Pause';
    render(
      html`${icon(isPaused ? 'play' : 'pause')}<span>${verb}<span class="wide-only"> agents</span></span>`,
      button,
    );
    button.ariaLabel = button.title = pauseLabel();
    button.classList.toggle('paused', isPaused);
  };
  addEventListener(CHANGED, show);
  show();
  return button;
}
