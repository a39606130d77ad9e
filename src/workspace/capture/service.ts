// Pictures of what the user sees: asked of the browser last focused, checked, handed on. Nothing of them is kept.
import { randomUUID } from 'node:crypto';
import type { Settings } from '../../../generated/config/settings.ts';
import type { Schemas } from '../../../generated/workspace/contract.ts';
import type { CaptureCommand, CaptureFailed, CommandOutcome } from '../../../generated/workspace/messages.ts';
import type { Clock } from '../../clock.ts';
import { Problem } from '../../problem.ts';
import type { Browser, Browsers } from '../browsers/browsers.ts';
import type { CommandEnd, Commands } from '../browsers/commands.ts';
import type { LayoutService } from '../layout/service.ts';
import { activeTabOf } from '../layout/tree.ts';
import type { Catalog } from '../panels/catalog.ts';
import type { WorkspaceLog } from '../workspace-log.ts';
import type { WorkspaceName } from '../workspace-name.ts';
import { type Png, readPng } from './png.ts';

export type CaptureLimits = Pick<Settings['panels'], 'captureTimeoutMs'>;

export interface CaptureDependencies {
  readonly layout: LayoutService;
  readonly catalog: Catalog;
  readonly browsers: Browsers;
  readonly commands: Commands;
  readonly clock: Clock;
  readonly log: WorkspaceLog;
  readonly limits: CaptureLimits;
}

type Request = Schemas['CaptureScreenshot'] & { readonly method: Schemas['CaptureMethod'] };

export interface Picture extends Png {
  readonly capturedAt: string;
}

/** The contract has two more scopes and one more method; pages cannot take them yet, so nobody is asked to share. */
const WORKS = 'What works now is scope panel with method element-capture.';
const RETRY = { headers: { 'Retry-After': '5' } } as const;

export class CaptureService {
  readonly #layout: LayoutService;
  readonly #catalog: Catalog;
  readonly #browsers: Browsers;
  readonly #commands: Commands;
  readonly #clock: Clock;
  readonly #log: WorkspaceLog;
  readonly #limits: CaptureLimits;

  constructor({ layout, catalog, browsers, commands, clock, log, limits }: CaptureDependencies) {
    this.#layout = layout;
    this.#catalog = catalog;
    this.#browsers = browsers;
    this.#commands = commands;
    this.#clock = clock;
    this.#log = log;
    this.#limits = limits;
  }

  status(workspace: WorkspaceName): Schemas['ScreenshotStatus'] {
    const sharing = this.#browsers.lastFocused(workspace)?.sharing;
    return {
      browsers: this.#browsers.of(workspace).length,
      tabShared: sharing?.tab ?? false,
      screenShared: sharing?.screen ?? false,
    };
  }

  async capture(workspace: WorkspaceName, request: Request): Promise<Picture> {
    const { scope, method } = request;
    if (scope !== 'panel') {
      const why = method === 'element-capture' ? `The ${scope} cannot be taken yet.` : `${method} takes panels only.`;
      throw new Problem('capture-method-refused', `${why} ${WORKS}`);
    }
    const tabId = await this.#target(workspace, request);
    if (method !== 'element-capture') {
      throw new Problem('capture-method-refused', `${method} is not available yet. ${WORKS}`);
    }
    for (;;) {
      const browser = this.#browsers.lastFocused(workspace);
      if (!browser) throw new Problem('no-browser');
      if (!browser.sharing.tab) throw this.#sharingOff(browser);
      const end = await this.#ask(browser, commandOf(request, tabId));
      // The next one is asked where this one never said that it has the command: a picture too many does no harm.
      if (end.kind === 'lost' && end.reached !== 'accepted') continue;
      if (end.kind === 'lost') throw new Problem('capture-failed', 'The browser was closed before the picture came.');
      const picture = this.#read(browser, end.outcome, request.maxDimension);
      this.#log.add(workspace, `A screenshot was taken: ${tabId}.`);
      return { ...picture, capturedAt: new Date(this.#clock.now()).toISOString() };
    }
  }

  /** The tab that is meant. */
  async #target(workspace: WorkspaceName, { panelId, tabId, method }: Request): Promise<string> {
    const { tab } =
      tabId === undefined
        ? { tab: activeTabOf(await this.#layout.getLeaf(workspace, panelId ?? '')) }
        : await this.#tab(workspace, tabId, panelId);
    if (!tab) throw new Problem('panel-not-found', `${panelId} has no tab.`);
    if (method === 'html2canvas' && this.#catalog.kindOf(tab.panelType) !== 'sandbox') {
      const detail = `html2canvas takes sandboxes only; ${tab.id} is ${this.#catalog.nameOf(tab.panelType)}.`;
      throw new Problem('wrong-panel', detail);
    }
    return tab.id;
  }

  async #tab(workspace: WorkspaceName, tabId: string, panelId: string | undefined) {
    const found = await this.#layout.getTab(workspace, tabId).catch((error: unknown) => {
      throw error instanceof Problem && error.is('tab-not-found')
        ? new Problem('panel-not-found', error.message)
        : error;
    });
    if (panelId === undefined || found.leaf.id === panelId) return found;
    throw new Problem('panel-not-found', `The tab ${tabId} is not in ${panelId}.`);
  }

  async #ask(browser: Browser, command: CaptureCommand): Promise<CommandEnd> {
    let cancel: () => void = () => {};
    const late = new Promise<'late'>((resolve) => {
      cancel = this.#clock.at(this.#clock.now() + this.#limits.captureTimeoutMs, () => resolve('late'));
    });
    const end = await Promise.race([this.#commands.send(browser, command), late]);
    cancel();
    if (end !== 'late') return end;
    this.#commands.forget(command.command);
    throw new Problem('capture-timeout', 'The browser did not answer.', RETRY);
  }

  #read(browser: Browser, outcome: CommandOutcome, maxDimension: number | undefined): Png {
    if (outcome.status === 'failed') throw this.#failure(browser, outcome);
    if (outcome.status !== 'captured') throw new Problem('capture-failed', 'The browser sent no picture.');
    const png = readPng(Buffer.from(outcome.png, 'base64'));
    if (!png) throw new Problem('capture-failed', 'What the browser sent is no PNG.');
    if (maxDimension !== undefined && Math.max(png.width, png.height) > maxDimension) {
      throw new Problem(
        'capture-failed',
        `The picture is ${png.width} by ${png.height} pixels, larger than asked for.`,
      );
    }
    return png;
  }

  #failure(browser: Browser, { code, error }: CaptureFailed): Problem {
    switch (code) {
      case 'sharing-off':
        return this.#sharingOff(browser);
      case 'no-frame':
        return new Problem('capture-timeout', error, RETRY);
      case 'panel-gone':
        return new Problem('panel-not-found', error);
      case 'not-a-sandbox':
        return new Problem('wrong-panel', error);
      default:
        return new Problem('capture-failed', error);
    }
  }

  /** The page asks the user; sharing begins with a click and not before. */
  #sharingOff(browser: Browser): Problem {
    void browser.peer.send({ type: 'ask-share', share: 'tab' });
    this.#log.add(browser.workspace, 'A screenshot needs the tab to be shared.', 'warning');
    const detail = 'The user is being asked to share the tab. Tell the user, and try again in a few seconds.';
    return new Problem('sharing-off', detail, RETRY);
  }
}

const commandOf = ({ scope, method, maxDimension }: Request, tabId: string): CaptureCommand => ({
  type: 'command',
  command: randomUUID(),
  kind: 'capture',
  scope,
  method,
  tabId,
  ...(maxDimension === undefined ? {} : { maxDimension }),
});
