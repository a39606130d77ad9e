// Requests screenshots from a browser that shares, and validates them. None is stored.
//
// A picture shows what the user sees, so it is taken in the user's browser and only while the user shares: the tab for
// panels and the whole workspace, the screen for the screen. Each method needs one share or none (`shareOf`). If it is off,
// the page asks the user, and the request waits for up to `waitForSharing` seconds (sharing.ts), then fails with 504.
// Without a share, a document can draw itself: a sandbox, or with the user's consent a page in proxy mode.
//
// Of several browsers the one that shares is asked, else the one that was focused last. It shows the tab if another one is
// in front, waits until its page has painted, restricts the shared video to the panel's element, takes one frame, scales
// it and returns a PNG. A picture that belongs to a closed panel or to a share that ended is refused there.
//
// What a browser returns is not trusted: signature, size and dimensions of the PNG are checked here.
import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ProblemName } from '../../../../generated/problems.ts';
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type {
  CaptureCommand,
  Captured,
  CaptureFailed,
  CommandOutcome,
} from '../../../../generated/workspace/messages.ts';
import { Problem } from '../../../base/problem.ts';
import type { Browser, Reached, Share } from '../browsers/open-browser.ts';
import type { Catalog } from '../layout/catalog.ts';
import { findTab, type Layout, type Tab } from '../layout/tree.ts';
import { BrowserWork, type RoomCaller } from '../room/browser-work.ts';
import type { Room } from '../room/room.ts';
import { askToShare, findSharing, RETRY, type ShareRequest, sharingOff } from './sharing.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MAX_EDGE_PX = 65_535;

/** With defaults filled in. */
export type CaptureRequest = Schemas['CaptureScreenshot'] &
  Required<Pick<Schemas['CaptureScreenshot'], 'method' | 'maxDimension' | 'waitForSharing'>>;

interface Png {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface Picture extends Png {
  readonly loaded: boolean;
  readonly capturedAt: string;
}

/** Null: no sharing needed. */
const shareOf = ({ method, scope }: Pick<CaptureRequest, 'method' | 'scope'>): Share | null => {
  if (method !== 'element-capture') return null;
  return scope === 'screen' ? 'screen' : 'tab';
};

export const CAPTURE = new BrowserWork(
  'capture',
  (caller, request: CaptureRequest) => captureHere(caller, request, new AbortController().signal),
  (picture) => ({ ...picture, bytes: picture.bytes.toString('base64') }),
  (sent) => ({ ...sent, bytes: Buffer.from(sent.bytes, 'base64') }),
);

export function capture(caller: RoomCaller, request: CaptureRequest, signal: AbortSignal): Promise<Picture> {
  const share = shareOf(request);
  return CAPTURE.ask(caller, [request], {
    timeoutMs: caller.room.parts.limits.captureTimeoutMs + request.waitForSharing * 1_000,
    runHere: () => captureHere(caller, request, signal),
    onNoReply: () => Promise.reject(new Problem('capture-timeout', 'The browser did not respond in time.', RETRY)),
    rank: ({ sharing, canShare }) => (share ? 2 * Number(sharing[share]) + Number(canShare[share]) : 0),
  });
}

/** In a browser of this node. */
async function captureHere(
  { room, by: { actor, agent } }: RoomCaller,
  request: CaptureRequest,
  signal: AbortSignal,
): Promise<Picture> {
  const { scope, method, part, ref, reason, waitForSharing, maxDimension } = request;
  const { clock, catalog, limits } = room.parts;
  if (scope !== 'panel' && method !== 'element-capture') {
    const detail = `${method} captures only panels. Use element-capture for the ${scope}.`;
    throw new Problem('capture-method-refused', detail);
  }
  const { revision, layout } = await room.layout.get();
  const tab = scope === 'panel' ? tabToCapture(layout, catalog, request) : undefined;
  const consent = method === 'drawn' && { by: agent, waitForConsent: waitForSharing };
  const about = { scope, method, maxDimension, revision, ...consent };
  const target = tab && { tabId: tab.id, ...(part === 'page' && { part }), ...(ref !== undefined && { ref }) };
  const until = clock.now() + waitForSharing * 1000;
  const share = shareOf(request);
  const asking: ShareRequest | null = share && { share, by: actor.name, reason, until, signal };
  const choose = (lost: Reached | null): Browser | null | Promise<Browser | null> => {
    const isShared = room.browsers.list.some(({ sharing }) => share === null || sharing[share]);
    if (lost === 'accepted' && !isShared)
      throw new Problem('capture-failed', 'The browser was closed before it sent the screenshot.');
    return asking ? findSharing(room, asking) : room.browsers.lastFocused();
  };
  for (;;) {
    const message: CaptureCommand = { ...about, ...target, type: 'command', command: randomUUID(), kind: 'capture' };
    // If the browser is gone, another one is asked: a second screenshot is harmless.
    const timeoutMs = limits.captureTimeoutMs + (share ? 0 : waitForSharing * 1_000);
    const answer = await room.browsers.ask({ message, timeoutMs, isRepeatable: true, choose });
    if (answer.kind === 'no-browser') throw new Problem('no-browser');
    if (answer.kind !== 'result') throw new Problem('capture-timeout', 'The browser did not respond in time.', RETRY);
    const { outcome } = answer;
    if (share && isUnshared(outcome) && !answer.browser.sharing[share] && clock.now() < until) continue;
    if (outcome.status === 'failed') throw failure(room, answer.browser, outcome, asking);
    if (outcome.status === 'refused') throw new Problem(outcome.code, outcome.error);
    if (outcome.status !== 'captured') throw new Problem('capture-failed', 'The browser did not return a screenshot.');
    const png = checked(outcome, maxDimension);
    room.log.add(actor, {
      text: `Took a screenshot of ${tab ? `“${tab.displayName}”` : `the ${scope}`}.`,
      tabId: tab?.id,
    });
    return { ...png, loaded: outcome.loaded, capturedAt: new Date(clock.now()).toISOString() };
  }
}

/** The panels that each method without sharing supports. */
const DRAWABLE: Readonly<Record<string, { readonly kinds: readonly unknown[]; readonly names: string } | undefined>> = {
  html2canvas: { kinds: ['sandbox'], names: 'sandbox panels' },
  drawn: { kinds: ['sandbox', 'webview'], names: 'sandbox panels and web views in proxy mode' },
};

function tabToCapture(layout: Layout, catalog: Catalog, request: CaptureRequest): Tab {
  const { tab } = findTab(layout, request);
  const drawable = DRAWABLE[request.method];
  if (!drawable || drawable.kinds.includes(catalog.kindOf(tab.panelType))) return tab;
  const detail = `${request.method} captures only ${drawable.names}, but “${tab.displayName}” is ${catalog.nameOf(tab.panelType)}.`;
  throw new Problem('wrong-panel', detail);
}

function failure(room: Room, browser: Browser, { code, error }: CaptureFailed, asking: ShareRequest | null): Problem {
  if (code === 'no-frame') return new Problem('capture-timeout', error, RETRY);
  if (code !== 'sharing-off' || !asking) return new Problem(PROBLEMS[code] ?? 'capture-failed', error);
  askToShare(room, browser, asking);
  return sharingOff(asking.share);
}

/** For codes of the browser that have a problem of their own. */
const PROBLEMS: { readonly [Code in CaptureFailed['code']]?: ProblemName } = {
  unsupported: 'capture-unsupported',
  'panel-gone': 'panel-not-found',
  'not-a-sandbox': 'wrong-panel',
};

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

/** Null unless it is a complete PNG: signature, valid checksums, IHDR first, IDAT, IEND last. */
function readPng(bytes: Buffer): Png | null {
  if (bytes.length < 57 || !bytes.subarray(0, 8).equals(SIGNATURE)) return null;
  const kinds: string[] = [];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null;
    kinds.push(bytes.toString('latin1', at + 4, at + 8));
    at = end;
  }
  if (at !== bytes.length || kinds[0] !== 'IHDR' || kinds.at(-1) !== 'IEND' || !kinds.includes('IDAT')) return null;
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const isPicture = width > 0 && height > 0 && width <= MAX_EDGE_PX && height <= MAX_EDGE_PX;
  return isPicture ? { bytes, width, height } : null;
}
