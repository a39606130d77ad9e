// A screenshot and a page load in a real browser while another browser is open, the page is reloaded, its connection
// breaks or dies, or the server is killed: a definite answer, never a wrong one. (For code, see workspace-faults.)
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { Environment, SITE_COLOUR } from '../../scripts/soak/workspace/environment.ts';
import { colourAt, isNear } from '../../scripts/soak/workspace/picture-colour.ts';
import { Problem, UnreachableError } from '../../src/sdk/index.ts';
import { SANDBOX, WEB_VIEW } from '../areas/workspace/workspace.ts';
import { keepForFile } from '../children.ts';

/** Longer than a busy machine needs to reconnect. */
const LIMIT_MS = 8_000;

/** Holds all requests until it is released. */
class SlowSite {
  /** The number of waiting frames. */
  frames = 0;
  #told = Promise.withResolvers<void>();
  readonly #server = createServer(async ({ headers }, response) => {
    if (headers['sec-fetch-dest'] === 'iframe') this.frames++;
    await this.#told.promise;
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>Slow</title><style>body { background: rgb(${SITE_COLOUR}) }</style>`);
  });

  async listen(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/`;
  }

  hold(): void {
    this.frames = 0;
    this.#told = Promise.withResolvers();
  }

  answer(): void {
    this.#told.resolve();
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

describe('a screenshot and a page load in progress', { timeout: 90_000 }, () => {
  const site = new SlowSite();
  const path = { owner: 'demo', repo: 'rover' };
  let environment: Environment;
  let second = '';
  let sandbox = '';
  /** Shared by all tests; the tab stays shared. */
  let page: Page;
  beforeAll(async () => {
    await site.listen();
    const browser = await chromium.connect(inject('chromium'));
    const size = { width: 900, height: 480 };
    environment = await Environment.start({ browser, size, panels: { graceMs: LIMIT_MS, captureTimeoutMs: LIMIT_MS } });
    const beside = (panelType: string) =>
      environment.api.splitLeaf({ path, body: { panelId: 'leaf-1', direction: 'horizontal', panelType } });
    second = (await beside(WEB_VIEW)).panelId;
    sandbox = (await beside(SANDBOX)).panelId;
    page = await open();
  });
  afterAll(async () => {
    await environment.stop();
    site.close();
  });
  afterEach(async () => {
    environment.network.heal();
    site.answer();
    await page.getByText('Connected').waitFor();
  });

  const open = async (): Promise<Page> => {
    const opened = await environment.open(path.repo);
    await opened.getByRole('button', { name: 'Share', exact: true }).click();
    await opened.getByRole('button', { name: 'Sharing' }).waitFor();
    return opened;
  };
  const navigate = (panelId: string, wait = {}) =>
    environment.api.controlWebview({ path, body: { panelId, action: 'navigate', url: site.url + panelId, ...wait } });
  const take = async () => {
    const picture = { scope: 'panel', panelId: 'leaf-1' } as const;
    const { dataUrl, loaded } = await environment.api.captureScreenshot({ path, body: picture });
    // Either the requested page, or an error that it has not loaded.
    if (loaded) expect(await colourAt(dataUrl, 0.5, 0.5)).toSatisfy((colour) => isNear(colour, SITE_COLOUR));
  };
  const status = () => environment.api.getScreenshotStatus({ path });
  /** Resolves once the browser has both calls; neither page loads until the site is released. */
  const begin = async (browsers = 1) => {
    await expect.poll(status).toMatchObject({ browsers, tabShared: true });
    site.hold();
    await navigate('leaf-1');
    const picture = outcomeOf(take());
    const load = outcomeOf(navigate(second, { wait: 'load', timeout_ms: LIMIT_MS }));
    await expect.poll(() => site.frames).toBeGreaterThanOrEqual(2 * browsers);
    const code = { panelId: sandbox, action: 'eval', code: '1' } as const; // sent after them on the same connection
    expect(await environment.api.controlSandbox({ path, body: code })).toMatchObject({ status: 'executed' });
    return { picture, load };
  };

  it('are answered by the other browser when the first is closed', async () => {
    const last = await open();
    const { picture, load } = await begin(2);
    const closed = last.context().close(); // may take longer than the calls may
    await expect.poll(status, { timeout: LIMIT_MS }).toMatchObject({ browsers: 1 });
    site.answer();
    expect([await picture, await load]).toEqual(['done', 'done']);
    await closed;
  });

  it('succeed after the connection recovers', async () => {
    const { picture, load } = await begin();
    environment.network.cut();
    await page.getByText('Connection lost').waitFor();
    site.answer();
    environment.network.heal();
    expect([await picture, await load]).toEqual(['done', 'done']);
  });

  it('time out when the connection is dead', async () => {
    const { picture, load } = await begin();
    environment.network.silence();
    site.answer();
    expect([await picture, await load]).toEqual(['capture-timeout', 'load-timeout']);
  });

  it('fail when the server is killed, and the next calls succeed', async () => {
    const { picture, load } = await begin();
    await environment.endServer('SIGKILL');
    expect([await picture, await load]).toEqual([expect.any(UnreachableError), expect.any(UnreachableError)]);
    site.answer();
    await keepForFile(() => environment.startServer());
    await page.getByText('Connected').waitFor();
    const again = await begin();
    site.answer();
    expect([await again.picture, await again.load]).toEqual(['done', 'done']);
  });

  it('end when the page is reloaded, which ends sharing', async () => {
    const { picture, load } = await begin();
    await page.reload();
    site.answer();
    expect(['capture-failed', 'sharing-off']).toContain(await picture);
    expect(['no-browser', 'done']).toContain(await load);
  });
});

const outcomeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof Problem ? error.name : error),
  );
