// Questions and notices above the view of a package's panel. The bar pushes the view down, which so cannot plan for its place.
import { html, render, type TemplateResult } from 'lit-html';
import { element } from '../../page-kit/element.ts';

export interface Answer {
  readonly label: string;
  readonly run: () => void;
}

/** Buttons count only after a moment, against a click that was meant for the view. */
const ARM_MS = 600;
const MAX_BLOCKED = 5;
const MAX_REFUSED_LINKS = 2;
/** Characters of an address after its host. */
const MAX_REST = 200;

export class PermissionBar {
  readonly element = element('div', { class: 'hint view-bar', role: 'status', hidden: true });
  readonly #blockedOrigins = new Set<string>();
  #refusedLinks = 0;

  /** The first answer is the main one. */
  ask(question: unknown, answers: readonly Answer[]): void {
    const hideAnd = (run: () => void) => () => {
      this.hide();
      run();
    };
    const buttons = answerButtons(answers.map(({ label, run }) => ({ label, run: hideAnd(run) })));
    render(html`<span>${question}</span>${buttons}`, this.element);
    this.element.hidden = false;
  }

  /** Unless a question is open. */
  tell(text: string): void {
    if (this.element.hidden) this.ask(text, [{ label: 'Dismiss', run: () => {} }]);
  }

  hide(): void {
    this.element.hidden = true;
    render(null, this.element);
  }

  /** The user loads the panel again: it may ask to open links again. */
  forgetRefusals(): void {
    this.#refusedLinks = 0;
  }

  /** Whether the user has opened the link. */
  openLink(url: URL): Promise<boolean> {
    if (!this.element.hidden || this.#refusedLinks >= MAX_REFUSED_LINKS) return Promise.resolve(false);
    return new Promise((resolve) => {
      const open = () => {
        window.open(url.href, '_blank', 'noopener,noreferrer');
        resolve(true);
      };
      const cancel = () => {
        this.#refusedLinks += 1;
        resolve(false);
      };
      const rest = url.href.slice(url.origin.length);
      const path = rest.length > MAX_REST ? `${rest.slice(0, MAX_REST)}…` : rest;
      this.ask(html`This panel wants to open <strong>${url.origin}</strong>${path}`, [
        { label: 'Open', run: open },
        { label: 'Cancel', run: cancel },
      ]);
    });
  }

  /** The view tried to reach this origin. */
  blocked(origin: string): void {
    if (this.#blockedOrigins.has(origin) || this.#blockedOrigins.size >= MAX_BLOCKED || !this.element.hidden) return;
    this.#blockedOrigins.add(origin);
    const why = 'which its package does not ask for or you have not allowed.';
    this.tell(`Blocked: this panel tried to reach ${origin}, ${why}`);
  }
}

/** The first answer is the main one. */
export function answerButtons(answers: readonly Answer[]): TemplateResult[] {
  const armedAt = performance.now() + ARM_MS;
  return answers.map(
    ({ label, run }, index) =>
      html`<button type="button" class="button ${index === 0 ? 'primary' : ''}" @click=${() => performance.now() >= armedAt && run()}>${label}</button>`,
  );
}
