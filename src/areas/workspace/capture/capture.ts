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
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type {
  CaptureCommand,
  Captured,
  CaptureFailed,
  CommandOutcome,
} from '../../../../generated/workspace/messages.ts';
import type { MaybePromise } from '../../../base/async/maybe-promise.ts';
import { Problem } from '../../../base/problem.ts';
import type { Actor } from '../actors.ts';
import type { Browser, Reached, Share } from '../browsers/open-browser.ts';
import { findTab } from '../layout/find-tab.ts';
import type { Layout, Tab } from '../layout/tree.ts';
import type { Catalog } from '../panels/catalog.ts';
import type { Room } from '../room.ts';
import { type Png, readPng } from './png.ts';
import { askToShare, findSharing, RETRY, type ShareRequest, sharingOff } from './sharing.ts';

/** With defaults filled in. */
export type CaptureRequest = Schemas['CaptureScreenshot'] &
  Required<Pick<Schemas['CaptureScreenshot'], 'method' | 'maxDimension' | 'waitForSharing'>>;

export interface Picture extends Png {
  readonly loaded: boolean;
  readonly capturedAt: string;
}

/** Null: no sharing needed. */
export const shareOf = ({ method, scope }: Pick<CaptureRequest, 'method' | 'scope'>): Share | null => {
  if (method === 'html2canvas') return null;
  return scope === 'screen' ? 'screen' : 'tab';
};

/** In a browser of this node. */
export async function capture(room: Room, by: Actor, request: CaptureRequest, signal: AbortSignal): Promise<Picture> {
  const { scope, method, reason, waitForSharing, maxDimension } = request;
  const { clock, catalog, limits } = room.parts;
  if (scope !== 'panel' && method !== 'element-capture') {
    const detail = `${method} captures only panels. Use element-capture for the ${scope}.`;
    throw new Problem('capture-method-refused', detail);
  }
  const { revision, layout } = await room.get();
  const tab = scope === 'panel' ? tabToCapture(layout, catalog, request) : undefined;
  const until = clock.now() + waitForSharing * 1000;
  const share = shareOf(request);
  const asking: ShareRequest | null = share && { share, by: by.name, reason, until, signal };
  const choose = (lost: Reached | null): MaybePromise<Browser | null> => {
    const isShared = room.browsers.some(({ sharing }) => share === null || sharing[share]);
    if (lost === 'accepted' && !isShared)
      throw new Problem('capture-failed', 'The browser was closed before it sent the screenshot.');
    return asking ? findSharing(room, asking) : room.lastFocused();
  };
  for (;;) {
    const message = commandOf(request, revision, tab?.id);
    // If the browser is gone, another one is asked: a second screenshot is harmless.
    const answer = await room.ask({ message, timeoutMs: limits.captureTimeoutMs, isRepeatable: true, choose });
    if (answer.kind === 'no-browser') throw new Problem('no-browser');
    if (answer.kind !== 'result') throw new Problem('capture-timeout', 'The browser did not respond in time.', RETRY);
    const { outcome } = answer;
    if (share && isUnshared(outcome) && !answer.browser.sharing[share] && clock.now() < until) continue;
    if (outcome.status === 'failed') throw failure(room, answer.browser, outcome, asking);
    if (outcome.status !== 'captured') throw new Problem('capture-failed', 'The browser did not return a screenshot.');
    const png = checked(outcome, maxDimension);
    room.log.add(by, {
      text: `Took a screenshot of ${tab ? `“${tab.displayName}”` : `the ${scope}`}.`,
      tabId: tab?.id,
    });
    return { ...png, loaded: outcome.loaded, capturedAt: new Date(clock.now()).toISOString() };
  }
}

function tabToCapture(layout: Layout, catalog: Catalog, request: CaptureRequest): Tab {
  const { tab } = findTab(layout, request);
  if (request.method === 'html2canvas' && catalog.kindOf(tab.panelType) !== 'sandbox') {
    const detail = `html2canvas captures only sandbox panels, but “${tab.displayName}” is ${catalog.nameOf(tab.panelType)}.`;
    throw new Problem('wrong-panel', detail);
  }
  return tab;
}

function failure(room: Room, browser: Browser, { code, error }: CaptureFailed, asking: ShareRequest | null): Problem {
  switch (code) {
    case 'sharing-off':
      if (!asking) return new Problem('capture-failed', error);
      askToShare(room, browser, asking);
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
  { scope, method, maxDimension, part, ref }: CaptureRequest,
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
  ...(tabId === undefined
    ? {}
    : { tabId, ...(part === 'page' ? { part } : {}), ...(ref === undefined ? {} : { ref }) }),
});
