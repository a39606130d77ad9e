// Shows which agent acts in a web view, lets the user pause agents, and asks for consent.
import type { Agent } from '../../../../../../generated/workspace/messages.ts';
import { isThisMachine } from '../../../../../base/hosts.ts';
import { areAgentsPaused, onAgentsToggle, toggleAgents } from '../../../page-kit/agent-pause.ts';
import { element } from '../../../page-kit/element.ts';
import { Hint } from '../../../page-kit/hint.ts';
import type { Box } from '../../proxy/in-page/protocol.ts';
import { numberOf } from './outline-text.ts';

/** What the user has allowed in this browser: ids of agents with sites. */
const ALLOWED = 'annex-agent-sites';
const MAX_ALLOWED = 500;
const BADGE_MS = 3_000;
const MAX_TEXT = 300;

const readAllowed = (): string[] => JSON.parse(localStorage.getItem(ALLOWED) ?? '[]');

const keyOf = ({ id }: Agent, site: string): string => `${id} ${site}`;

export class AgentNotice {
  readonly #question = new Hint();
  readonly #badge = new Hint();
  readonly #ring = element('div', { class: 'ring', hidden: true });
  readonly #shown = new Hint();
  #isShowing = false;
  readonly elements = [this.#ring, this.#badge.element, this.#question.element, this.#shown.element];
  readonly #denied = new Set<string>();
  /** Answers that are awaited, by agent and site. */
  readonly #answers = new Map<string, PromiseWithResolvers<boolean>>();
  /** The agent and site of the question that is shown. */
  #shownKey = '';
  #isPaused = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #resume = (): void => {
    this.#isPaused = false;
    this.#badge.hide();
  };

  constructor() {
    this.#badge.element.classList.add('acting');
  }

  get isPaused(): boolean {
    return this.#isPaused || areAgentsPaused();
  }

  acting({ name }: Agent): void {
    clearTimeout(this.#timer); // of the actions before
    this.#isShowing = false;
    this.#shown.hide();
    this.#badge.show(`${name} is acting on this page.`, { label: 'Pause', run: () => this.pause() });
  }

  acted(): void {
    this.#timer = setTimeout(() => {
      this.#ring.hidden = !this.#isShowing;
      if (this.isPaused) this.pause();
      else this.#badge.hide();
    }, BADGE_MS);
  }

  /** Pauses agents in this web view, or shows that the user has paused all. */
  pause(): void {
    const [where, run] = areAgentsPaused() ? ['', toggleAgents] : [' on this page', this.#resume];
    this.#isPaused ||= where !== '';
    this.#badge.show(`Agents are paused${where}.`, { label: 'Resume', run });
    onAgentsToggle(this.#resume);
  }

  /** Shows the user an element, until they dismiss it or the agent acts again. */
  show({ name }: Agent, box: Box, zoom: number, text = ''): void {
    this.ring(box, zoom);
    this.#isShowing = true;
    const run = () => {
      [this.#isShowing, this.#ring.hidden] = [false, true];
      this.#shown.hide();
    };
    this.#shown.show(`${name} shows you this.${text && ` “${text.slice(0, MAX_TEXT)}”`}`, { label: 'OK', run });
  }

  /** Rings an element of the frame, which may be zoomed. Null: none. */
  ring(box: Box | null, zoom: number): void {
    this.#ring.hidden = box === null;
    if (!box) return;
    const px = (value: number) => `${Math.round(numberOf(value) * zoom)}px`;
    Object.assign(this.#ring.style, { left: px(box.x), top: px(box.y), width: px(box.width), height: px(box.height) });
  }

  /** Whether the agent needs no answer of the user any more. */
  hasAllowed(agent: Agent, site: string): boolean {
    return isThisMachine(new URL(site).hostname) || readAllowed().includes(keyOf(agent, site));
  }

  /** Asks the user once per agent and site, except for sites on this machine. */
  async isAllowed(agent: Agent, site: string): Promise<boolean> {
    const key = keyOf(agent, site);
    if (this.hasAllowed(agent, site)) return true;
    if (this.#denied.has(key)) return false;
    const answer = this.#answers.get(key) ?? Promise.withResolvers<boolean>();
    this.#answers.set(key, answer);
    // Again if it was dismissed or replaced by another question, else nobody could answer it.
    if (this.#question.element.hidden || this.#shownKey !== key) {
      const allow = { label: 'Allow', run: () => answer.resolve(true) };
      const deny = { label: 'Deny', run: () => answer.resolve(false) };
      this.#question.show(`Allow “${agent.name}” to read and use pages of ${site} here?`, allow, deny);
      this.#shownKey = key;
    }
    const isAllowed = await answer.promise;
    if (isAllowed) localStorage.setItem(ALLOWED, JSON.stringify([...readAllowed(), key].slice(-MAX_ALLOWED)));
    else this.#denied.add(key);
    return isAllowed;
  }
}
