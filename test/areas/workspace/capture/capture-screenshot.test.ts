import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { CommandOutcome } from '../../../../generated/workspace/messages.ts';
import { problemOf, useRunning } from '../../../running.ts';
import { type PageOptions, SMALL_PNG } from '../browser.ts';
import { rover, SANDBOX, SYSTEM_LOG, startWorkspace } from '../workspace.ts';
import { PANEL, PATH, startCaptured } from './capture.ts';

const running = useRunning();
const withPage = (options?: PageOptions) => startCaptured(running, options);

/** An image of one colour. */
function png(width: number, height: number): string {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(height * (width + 1)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat(parts).toString('base64');
}

/** With one changed byte in the header. */
function tampered(picture: string): string {
  const bytes = Buffer.from(picture, 'base64');
  bytes.writeUInt8(bytes.readUInt8(19) + 1, 19);
  return bytes.toString('base64');
}

describe('captureScreenshot', () => {
  it('returns a screenshot of a panel as a data URL or as a PNG [D-screenshot] [D-screenshot-response] [D-screenshot-request] [D-screenshot-any-panel]', async () => {
    const { call, api, asked, platform } = await withPage({
      capture: () => ({ status: 'captured', loaded: true, png: png(30, 20) }),
    });
    const body = {
      scope: 'panel',
      panelId: 'leaf-1',
      tabId: 'tab-1',
      method: 'element-capture',
      maxDimension: 64,
    } as const;
    expect(await api.captureScreenshot({ path: rover, body })).toEqual({
      dataUrl: `data:image/png;base64,${png(30, 20)}`,
      width: 30,
      height: 20,
      scope: 'panel',
      method: 'element-capture',
      loaded: true,
      captured_at: new Date(platform.clock.now()).toISOString(),
    });
    const raw = await call('PATCH', PATH, body, { accept: 'image/png' });
    expect(raw.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await raw.arrayBuffer()).toString('base64')).toBe(png(30, 20));
    expect(asked[0]).toMatchObject({ scope: 'panel', tabId: 'tab-1', method: 'element-capture', maxDimension: 64 });
  });

  it('captures the active tab of a leaf, a tab, or a tab in a leaf [D-screenshot-panel] [D-screenshot-panel-by-panel-id] [D-screenshot-panel-by-tab-id] [D-screenshot-panel-by-both] [D-screenshot-panel-default]', async () => {
    const { api, asked } = await withPage();
    const { tabId } = await api.openTab({ path: rover, body: { panelType: SANDBOX } });
    const take = (body: object) => api.captureScreenshot({ path: rover, body: { scope: 'panel', ...body } });
    await take({ panelId: 'leaf-1' });
    await take({ tabId: 'tab-1' });
    await take({ panelId: 'leaf-1', tabId: 'tab-1' });
    expect(asked.map((command) => [command.tabId, command.method])).toEqual([
      [tabId, 'element-capture'],
      ['tab-1', 'element-capture'],
      ['tab-1', 'element-capture'],
    ]);
  });

  it('limits edges to 1568 pixels by default, and finds a tab by its name', async () => {
    const { api, call, asked } = await withPage();
    const { tabId } = await api.openTab({ path: rover, body: { panelType: SANDBOX, displayName: 'Plot' } });
    await api.captureScreenshot({ path: rover, body: { scope: 'panel', name: 'Plot' } });
    await api.captureScreenshot({
      path: rover,
      body: { scope: 'panel', panelId: 'leaf-1', name: 'Plot', maxDimension: 8192 },
    });
    expect(asked.map((command) => [command.tabId, command.maxDimension])).toEqual([
      [tabId, 1568],
      [tabId, 8192],
    ]);
    const unknown = await call('PATCH', PATH, { scope: 'panel', name: 'Plots' });
    expect(await problemOf(unknown)).toMatchObject({ status: 404, name: 'panel-not-found' });
    expect((await call('PATCH', PATH, { ...PANEL, maxDimension: 8193 })).status).toBe(400);
  });

  it('reports whether the page had loaded, also in a header of the PNG response', async () => {
    const { api, call } = await withPage({
      capture: () => ({ status: 'captured', loaded: false, png: SMALL_PNG }),
    });
    expect((await api.captureScreenshot({ path: rover, body: PANEL }))?.loaded).toBe(false);
    const raw = await call('PATCH', PATH, PANEL, { accept: 'image/png' });
    expect(raw.headers.get('page-loaded')).toBe('false');
  });

  it('answers 409 for html2canvas if the panel is not a sandbox, and for drawn if it is no web view either', async () => {
    const { call, api } = await withPage();
    const { tabId } = await api.openTab({ path: rover, body: { panelId: 'leaf-1', panelType: SYSTEM_LOG } });
    for (const [tab, method] of [
      ['tab-1', 'html2canvas'],
      [tabId, 'drawn'],
    ]) {
      const answer = await call('PATCH', PATH, { scope: 'panel', tabId: tab, method });
      expect(await problemOf(answer)).toMatchObject({ status: 409, name: 'wrong-panel' });
    }
  });

  it('asks for the consent of the user with drawn, in the name of the program, and passes a refusal on', async () => {
    const commands: unknown[] = [];
    const { call } = await withPage({
      capture: (command) => {
        commands.push(command);
        return { status: 'refused', code: 'consent-denied', error: 'The user has denied access to http://x.example.' };
      },
    });
    const answer = await call('PATCH', PATH, { ...PANEL, method: 'drawn', waitForSharing: 3 });
    expect(await problemOf(answer)).toMatchObject({ status: 403, name: 'consent-denied' });
    expect(commands).toMatchObject([
      { method: 'drawn', waitForConsent: 3, by: { name: expect.stringContaining('key') } },
    ]);
  });

  it.each(['workspace', 'screen'])(
    'answers 400 for html2canvas of the %s [D-error-screenshot-method] [D-screenshot-workspace-method] [D-screenshot-screen-method]',
    async (scope) => {
      const { call } = await withPage();
      const answer = await call('PATCH', PATH, { scope, method: 'html2canvas' });
      expect(await problemOf(answer)).toMatchObject({ status: 400, name: 'capture-method-refused' });
    },
  );

  it('answers 409 while no browser has the workspace open [D-error-screenshot-no-browser]', async () => {
    const { call } = await startWorkspace(running);
    const answer = await call('PATCH', PATH, PANEL);
    expect(await problemOf(answer)).toMatchObject({ status: 409, name: 'no-browser' });
  });

  it('answers 404 for an unknown panel or tab, and 400 if none is given', async () => {
    const { call } = await withPage();
    for (const body of [{ panelId: 'leaf-9' }, { tabId: 'tab-9' }, { panelId: 'leaf-9', tabId: 'tab-1' }]) {
      const answer = await call('PATCH', PATH, { scope: 'panel', ...body });
      expect(await problemOf(answer)).toMatchObject({ status: 404, name: 'panel-not-found' });
    }
    expect((await call('PATCH', PATH, { scope: 'panel' })).status).toBe(400);
    expect((await call('PATCH', PATH, {})).status).toBe(400);
  });

  it.each([
    ['no PNG at all', Buffer.from('GIF89a'.padEnd(80, 'x')).toString('base64')],
    ['a PNG that is cut off', png(30, 20).slice(0, 80)],
    [
      'a PNG with something behind it',
      Buffer.concat([Buffer.from(png(3, 2), 'base64'), Buffer.from('<script>')]).toString('base64'),
    ],
    ['a PNG that was tampered with', tampered(png(30, 20))],
    ['a PNG that is larger than asked for', png(65, 2)],
  ])('answers 502 when the browser sends %s', async (_, picture) => {
    const { call } = await withPage({ capture: () => ({ status: 'captured', loaded: true, png: picture }) });
    const answer = await call('PATCH', PATH, { ...PANEL, maxDimension: 64 });
    expect(await problemOf(answer)).toMatchObject({ status: 502, name: 'capture-failed' });
  });

  it.each([
    ['sharing-off', 504, 'sharing-off'],
    ['unsupported', 409, 'capture-unsupported'],
    ['no-frame', 504, 'capture-timeout'],
    ['panel-gone', 404, 'panel-not-found'],
    ['not-a-sandbox', 409, 'wrong-panel'],
    ['too-large', 502, 'capture-failed'],
    ['failed', 502, 'capture-failed'],
  ] as const)('maps a failure of the browser to a problem: %s', async (code, status, name) => {
    const { call } = await withPage({ capture: () => ({ status: 'failed', code, error: 'So it is.' }) });
    expect(await problemOf(await call('PATCH', PATH, PANEL))).toMatchObject({ status, name });
  });

  it('answers 504 when the screenshot times out, and ignores a late one', async () => {
    const late = Promise.withResolvers<CommandOutcome>();
    const { call, open, platform, api } = await withPage({ capture: () => late.promise });
    const answer = call('PATCH', PATH, PANEL);
    await open.untilBegun(1);
    platform.clock.advance(10_000);
    const timedOut = await answer;
    expect(timedOut.headers.get('retry-after')).toBe('5');
    expect(await problemOf(timedOut)).toMatchObject({ status: 504, name: 'capture-timeout' });
    late.resolve({ status: 'captured', loaded: true, png: SMALL_PNG });
    await open.change({ op: 'activateTab', tabId: 'tab-1' });
    expect((await api.getLayout({ path: rover })).revision).toBe(0);
  });

  it('stores no screenshot [D-capture-no-state]', async () => {
    const { api, platform } = await withPage();
    const rows = () =>
      Promise.all(
        ['workspaces', 'evals'].map((table) => platform.database.read({ text: `select * from ${table}`, values: [] })),
      );
    const before = await rows();
    await api.captureScreenshot({ path: rover, body: PANEL });
    expect(await rows()).toEqual(before);
    expect(platform.log.join('')).not.toContain('iVBOR');
  });
});
