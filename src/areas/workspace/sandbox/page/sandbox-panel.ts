// A sandbox panel: the document above, the console below.
import { html } from 'lit-html';
import { script as pictureScript } from '../../../../../generated/pages/frame-picture.ts';
import type { CaptureCommand, EvalCommand, Tab } from '../../../../../generated/workspace/messages.ts';
import type { FramePictureOptions } from '../../capture/page/frame-picture.ts';
import { create, element, iconButton } from '../../page-kit/element.ts';
import { icon } from '../../page-kit/icons.ts';
import type { WorkspacePage } from '../../page-kit/page.ts';
import type { PanelView, Running } from '../../page-kit/panel.ts';
import { ConsoleList } from './console-list.ts';
import { consolePrompt } from './console-prompt.ts';
import { leftOutText } from './console-record.ts';
import { Sandbox } from './host.ts';
import type { EvalOutcome } from './outcome.ts';

const USER_TIMEOUT_MS = 10_000;
const ENFORCED = 'scripts only, no network';
const UNENFORCED = 'scripts only; this browser cannot block network access';
const DRAW_TIMEOUT_MS = 8_000;

export class SandboxPanel implements PanelView {
  readonly element: HTMLElement;
  readonly drawnBy = ['drawn', 'html2canvas'] as const;
  readonly #sandbox: Sandbox;
  readonly #list = new ConsoleList(() => this.#sandbox.drawn());
  readonly #header: HTMLElement;
  readonly #stage: HTMLElement;
  #resets: number | null = null;

  constructor({ data, change }: WorkspacePage, tabId: string) {
    const note = element('span', { class: 'soft' }, 'scripts only');
    this.#sandbox = new Sandbox(data.unenforced, {
      ready: (enforced) => {
        note.textContent = enforced ? ENFORCED : UNENFORCED;
        note.title = note.textContent; // the text is truncated in narrow panels
      },
      console: (lines, leftOut) => {
        if (leftOut > 0) this.#list.print('console', leftOutText(leftOut));
        for (const { level, text } of lines) this.#list.print(level === 'error' ? 'error' : 'console', text);
      },
    });
    const reset = iconButton(icon('refresh'), 'Reset sandbox', () => change({ op: 'resetPanel', tabId }));
    this.#header = create(html`<div class="panel-header">
      <span class="panel-title">${icon('flask')}Sandbox</span>${note}<span class="spacer"></span>${reset}
    </div>`);
    this.#stage = element('div', { class: 'stage' }, this.#sandbox.element);
    const prompt = consolePrompt((code) => void this.#run(code, USER_TIMEOUT_MS));
    this.element = create(html`<div role="group" class="panel sandbox" aria-label="Sandbox">
      ${this.#header}${this.#stage}
      <div class="console-area">${this.#list.element}${prompt}</div>
    </div>`);
  }

  update({ panelState }: Tab): void {
    const { headerHidden = false, resets = 0 } = panelState;
    this.#header.hidden = headerHidden;
    if (this.#resets !== null && resets !== this.#resets) {
      this.#sandbox.reset();
      this.#list.print('console', 'The sandbox was reset.');
    }
    this.#resets = resets;
  }

  evaluate({ code, timeout_ms }: EvalCommand): Running {
    return { deferred: this.#sandbox.isLoading, outcome: this.#run(code, timeout_ms) };
  }

  async #run(code: string, timeoutMs: number): Promise<EvalOutcome> {
    this.#list.print('input', code);
    const outcome = await this.#sandbox.evaluate(code, timeoutMs);
    if (outcome.status === 'error') this.#list.print('error', outcome.error);
    else this.#list.print('result', () => ('result' in outcome ? JSON.stringify(outcome.result) : 'undefined'));
    return outcome;
  }

  async draw({ maxDimension }: CaptureCommand): Promise<string> {
    const backdrop = getComputedStyle(this.#stage).backgroundColor;
    const outcome = await this.#sandbox.evaluate(framePicture({ maxDimension, backdrop }), DRAW_TIMEOUT_MS);
    if (outcome.status === 'executed' && typeof outcome.result === 'string') return outcome.result;
    throw new Error(outcome.status === 'error' ? outcome.error : 'The sandbox did not render anything.');
  }

  whenPainted(): Promise<void> {
    return this.#sandbox.whenPainted();
  }

  dispose(): void {
    this.#sandbox.close();
    this.element.remove();
  }
}

/** Code that renders the frame's document. It leaves no globals behind. */
const framePicture = (options: FramePictureOptions): string =>
  `(() => { const given = {}; ${pictureScript}\nreturn given.draw(${JSON.stringify(options)}); })()`;
