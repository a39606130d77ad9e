// Requests screenshots from a browser that shares, and validates them. None is stored.
//
// A picture shows what the user sees, so it is taken in the user's browser and only while the user shares: the tab for
// panels and the whole workspace, the screen for the screen. Each method needs one share or none (`shareOf`). If it is off,
// the page asks the user, and the request waits for up to `waitForSharing` seconds (sharing.ts), then fails with 504.
//
// Of several browsers the one that shares is asked, else the one that was focused last. It shows the tab if another one is
// in front, waits until its page has painted, restricts the shared video to the panel's element, takes one frame, scales
// it and returns a PNG. A picture that belongs to a closed panel or to a share that ended is refused there.
//
// What a browser returns is not trusted: signature, size and dimensions of the PNG are checked here.
import { randomUUID } from 'node:crypto';
import type { Settings } from '../../../../generated/config/settings.ts';
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type {
  CaptureCommand,
  Captured,
  CaptureFailed,
  CommandOutcome,
} from '../../../../generated/workspace/messages.ts';
import type { Clock } from '../../../base/clock.ts';
import { Problem } from '../../../base/problem.ts';
import type { Browser, Browsers, Share } from '../browsers/browsers.ts';
import type { CommandEnd, Commands } from '../browsers/commands.ts';
import type { LayoutService } from '../layout/service.ts';
import type { Catalog } from '../panels/catalog.ts';
import type { Workspace, WorkspaceName } from '../workspace.ts';
import type { WorkspaceLog } from '../workspace-log.ts';
import { shareOf, tabToCapture } from './captured-tab.ts';
import { type Png, readPng } from './png.ts';
import { RETRY, type ShareRequest, SharingService, sharingOff } from './sharing.ts';

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

/** With defaults filled in. */
export type CaptureRequest = Schemas['CaptureScreenshot'] &
  Required<Pick<Schemas['CaptureScreenshot'], 'method' | 'maxDimension' | 'waitForSharing'>>;

export interface Picture extends Png {
  readonly loaded: boolean;
  readonly capturedAt: string;
}

export class CaptureService {
  readonly #layout: LayoutService;
  readonly #catalog: Catalog;
  readonly #browsers: Browsers;
  readonly #commands: Commands;
  readonly #clock: Clock;
  readonly #log: WorkspaceLog;
  readonly #limits: CaptureLimits;
  readonly #sharing: SharingService;

  constructor({ layout, catalog, browsers, commands, clock, log, limits }: CaptureDependencies) {
    this.#layout = layout;
    this.#catalog = catalog;
    this.#browsers = browsers;
    this.#commands = commands;
    this.#clock = clock;
    this.#log = log;
    this.#limits = limits;
    this.#sharing = new SharingService(browsers, clock, log, commands.stopping);
  }

  status(workspace: WorkspaceName): Schemas['ScreenshotStatus'] {
    return this.#sharing.status(workspace);
  }

  /** Calls when sharing has changed. Returns a function that stops. */
  watch(workspace: WorkspaceName, changed: (status: Schemas['ScreenshotStatus']) => void): () => void {
    return this.#sharing.watch(workspace, changed);
  }

  async capture(workspace: Workspace, request: CaptureRequest, signal: AbortSignal): Promise<Picture> {
    const { scope, method, reason, waitForSharing } = request;
    if (scope !== 'panel' && method !== 'element-capture') {
      const detail = `${method} captures only panels. Use element-capture for the ${scope}.`;
      throw new Problem('capture-method-refused', detail);
    }
    const { revision, layout } = await this.#layout.get(workspace);
    const tab = scope === 'panel' ? tabToCapture(layout, this.#catalog, request) : undefined;
    const tabId = tab?.id;
    const until = this.#clock.now() + waitForSharing * 1000;
    const share = shareOf(request);
    const by = workspace.actor?.name ?? 'A program';
    const asking: ShareRequest | null = share && { share, by, reason, until, signal };
    let deadline = 0;
    for (;;) {
      const browser = await this.#choose(workspace, asking);
      deadline ||= this.#clock.now() + this.#limits.captureTimeoutMs;
      const end = await this.#ask(browser, commandOf(request, revision, tabId), deadline);
      // If the browser is gone, another one is asked: a second screenshot is harmless.
      if (end.kind === 'lost') {
        if (end.reached !== 'accepted' || this.#other(workspace, share)) continue;
        throw new Problem('capture-failed', 'The browser was closed before it sent the screenshot.');
      }
      if (share && isUnshared(end.outcome) && !browser.sharing[share] && this.#clock.now() < until) continue;
      const { png, loaded } = this.#read(browser, end.outcome, asking, request.maxDimension);
      this.#log.add(workspace, {
        text: `Took a screenshot of ${tab ? `“${tab.displayName}”` : `the ${scope}`}.`,
        tabId,
      });
      return { ...png, loaded, capturedAt: new Date(this.#clock.now()).toISOString() };
    }
  }

  async #choose(workspace: WorkspaceName, asking: ShareRequest | null): Promise<Browser> {
    const browser = asking ? await this.#sharing.find(workspace, asking) : this.#browsers.lastFocused(workspace);
    if (!browser) throw new Problem('no-browser');
    return browser;
  }

  #other(workspace: WorkspaceName, share: Share | null): boolean {
    return this.#browsers.of(workspace).some(({ sharing }) => share === null || sharing[share]);
  }

  async #ask(browser: Browser, command: CaptureCommand, deadline: number): Promise<CommandEnd> {
    const end = await this.#commands.sendUntil(deadline, browser, command);
    if (end !== 'late') return end;
    throw new Problem('capture-timeout', 'The browser did not respond in time.', RETRY);
  }

  #read(
    browser: Browser,
    outcome: CommandOutcome,
    asking: ShareRequest | null,
    maxDimension: number,
  ): { readonly png: Png; readonly loaded: boolean } {
    if (outcome.status === 'failed') throw this.#failure(browser, outcome, asking);
    if (outcome.status !== 'captured') throw new Problem('capture-failed', 'The browser did not return a screenshot.');
    return { png: checked(outcome, maxDimension), loaded: outcome.loaded };
  }

  #failure(browser: Browser, { code, error }: CaptureFailed, asking: ShareRequest | null): Problem {
    switch (code) {
      case 'sharing-off':
        if (!asking) return new Problem('capture-failed', error);
        this.#sharing.ask(browser, asking);
        return sharingOff(asking.share);
      case 'unsupported':
        return new Problem('capture-unsupported', error);
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
}

const isUnshared = (outcome: CommandOutcome): boolean => outcome.status === 'failed' && outcome.code === 'sharing-off';

function checked({ png: base64 }: Captured, maxDimension: number): Png {
  const png = readPng(Buffer.from(base64, 'base64'));
  if (!png) throw new Problem('capture-failed', 'The browser did not return a PNG image.');
  if (Math.max(png.width, png.height) <= maxDimension) return png;
  throw new Problem(
    'capture-failed',
    `The browser returned ${png.width} by ${png.height} pixels, more than the requested maximum.`,
  );
}

const commandOf = (
  { scope, method, maxDimension }: CaptureRequest,
  revision: number,
  tabId: string | undefined,
): CaptureCommand => ({
  type: 'command',
  command: randomUUID(),
  kind: 'capture',
  scope,
  method,
  maxDimension,
  revision,
  ...(tabId === undefined ? {} : { tabId }),
});
