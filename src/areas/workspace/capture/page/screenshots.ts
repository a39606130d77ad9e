// Takes screenshots for the server, one at a time: a shared track can be restricted to only one element.
import type {
  CaptureCommand,
  Captured,
  CaptureFailed,
  PageRefused,
} from '../../../../../generated/workspace/messages.ts';
import type { Dock } from '../../layout/page/dock.ts';
import type { WorkspacePage } from '../../page-kit/page.ts';
import type { PanelView } from '../../page-kit/panel.ts';
import { within } from './picture.ts';
import type { Shares } from './shares.ts';

export type CaptureOutcome = Captured | CaptureFailed | PageRefused;

/** Longest wait for a page that is loading. */
const LOAD_MS = 5_000;
/** Longest wait for a loaded frame to paint; browsers have no event for it. A sandbox that takes longer is busy. */
const PAINT_MS = 200;

/** Returns the function that takes one. */
export function createScreenshots(page: WorkspacePage, dock: Dock, shares: Shares) {
  let last: Promise<unknown> = Promise.resolve();

  async function take(command: CaptureCommand): Promise<CaptureOutcome> {
    const { scope, tabId = '', revision } = command;
    const isShown = page.untilRevision(revision).then(() => true);
    if (!(await within(LOAD_MS, isShown))) return failed('failed', 'The page has not received the layout yet.');
    if (scope === 'screen') return enqueue(() => captureScreen(command));
    const view = dock.view(tabId);
    if (scope === 'panel' && !view) return failed('panel-gone', 'The panel was closed.');
    const loaded = await haveLoaded(view ? [view] : dock.shownViews);
    return enqueue(async () => {
      const outcome = await (scope === 'panel' ? capturePanel(command, tabId) : captureWorkspace(command));
      return outcome.status === 'captured' ? { ...outcome, loaded } : outcome;
    });
  }

  function enqueue(work: () => Promise<CaptureOutcome>): Promise<CaptureOutcome> {
    const picture = last.then(work).catch((error: unknown) => failed('failed', (error as Error).message));
    last = picture;
    return picture;
  }

  async function captureScreen({ maxDimension }: CaptureCommand): Promise<CaptureOutcome> {
    if (!shares.screenCamera) return failed('sharing-off', 'The screen is not shared.');
    return captured(await shares.screenCamera.take(maxDimension));
  }

  async function captureWorkspace({ maxDimension }: CaptureCommand): Promise<CaptureOutcome> {
    await havePainted(dock.shownViews);
    return captureElement(page.stage, maxDimension);
  }

  async function capturePanel(command: CaptureCommand, tabId: string): Promise<CaptureOutcome> {
    const { method, maxDimension } = command;
    const view = dock.view(tabId);
    const frame = view?.element.parentElement; // has the same size
    if (!view || !frame) return failed('panel-gone', 'The panel was closed.');
    if (method === 'element-capture') {
      if (!shares.sharing.tab) return failed('sharing-off', 'The tab is not shared.');
      return dock.showing(tabId, async () => {
        await havePainted([view]);
        const place = await placeOf(view, command);
        if (typeof place === 'string') return failed('failed', place);
        return captureElement(frame, maxDimension, place);
      });
    }
    if (!view.drawnBy?.includes(method)) return failed('not-a-sandbox', 'The panel is not a sandbox.');
    return dock.showing(tabId, async () => {
      const picture = (await view.draw?.(command)) ?? null;
      return picture === null || typeof picture === 'string' ? captured(picture) : picture;
    });
  }

  /** `place`: only this part of the window. */
  async function captureElement(
    target: HTMLElement,
    maxDimension: number,
    place: DOMRect | null = null,
  ): Promise<CaptureOutcome> {
    const unshared = failed('sharing-off', 'The tab is not shared.');
    if (!shares.tabCamera) return unshared;
    try {
      const png = await shares.tabCamera.take(target, maxDimension, place);
      return png === null && !shares.sharing.tab ? unshared : captured(png);
    } catch (error) {
      if (shares.sharing.tab) throw error;
      return unshared; // the user stopped sharing meanwhile
    }
  }

  return take;
}

/** The part of the window that the page, or one of its elements, takes up. Null: the whole panel. A string: why not. */
async function placeOf(view: PanelView, { part, ref }: CaptureCommand): Promise<DOMRect | null | string> {
  if (part !== 'page' && ref === undefined) return null;
  if (!view.placeOf) return 'The panel is not a web view.';
  return (await view.placeOf(ref)) ?? `${ref} is not a visible element of the page. Get a new outline.`;
}

async function haveLoaded(views: readonly PanelView[]): Promise<boolean> {
  const loading = views.map((view) => view.whenLoaded?.() ?? null).filter((promise) => promise !== null);
  if (loading.length === 0) return true;
  const loaded = await within(LOAD_MS, Promise.all(loading));
  await new Promise((resolve) => setTimeout(resolve, PAINT_MS));
  return loaded !== null;
}

const havePainted = (views: readonly PanelView[]): Promise<unknown> =>
  within(PAINT_MS, Promise.all(views.map((view) => view.whenPainted?.())));

const captured = (png: string | null): CaptureOutcome =>
  png === null
    ? failed('no-frame', 'The browser did not render anything. Its window may be hidden.')
    : { status: 'captured', png, loaded: true };

const failed = (code: CaptureFailed['code'], error: string): CaptureFailed => ({ status: 'failed', code, error });
