// Code in a real browser when the page, the network, the server or the browser fails: it runs once, its caller gets a
// definite answer, and the layout is kept.
import { chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { CHROMIUM_FLAGS, findChromium, findHeadlessShell } from '../../scripts/chromium.ts';
import { Environment, sandboxOf } from '../../scripts/soak/workspace/environment.ts';
import { UnreachableError } from '../../src/sdk/index.ts';
import { SANDBOX, WEB_VIEW } from '../areas/workspace/workspace.ts';
import { keepForFile } from '../children.ts';

const GONE = { status: 'error', error: 'The browser was closed while the code was running.' };
const LOST = 'Connection lost';
/** A headless shell cannot block network access, and reports that. */
const executed = (result: unknown) => ({
  status: 'executed',
  result,
  ...(findHeadlessShell() ? { sandbox: 'unenforced' } : {}),
});
/** Longer than a busy machine needs to reconnect. */
const GRACE_MS = 8_000;
/** Reports its start, counts its runs, and ends on request. */
const codeThatSays = (begun: string) =>
  `console.log("${begun}"); runs++; await new Promise((go) => { finish = go }); runs`;

describe('code that runs in a browser', { timeout: 60_000 }, () => {
  let environment: Environment;
  /** Shared by all tests. */
  let shared: Awaited<ReturnType<typeof create>>;
  let page: Page;
  let begun = 0;
  beforeAll(async () => {
    const browser = await chromium.connect(inject('headlessShell'));
    environment = await Environment.start({ browser, panels: { graceMs: GRACE_MS } });
    shared = await create('rover');
    page = await shared.open();
  });
  afterAll(() => environment.stop());
  afterEach(async () => {
    environment.network.heal();
    await connected(page);
    await shared.prepare();
  });

  /** A workspace with a sandbox. */
  async function create(repo: string) {
    const path = { owner: 'demo', repo };
    const body = { panelId: 'leaf-1', direction: 'horizontal', panelType: SANDBOX } as const;
    const { panelId } = await environment.api.splitLeaf({ path, body });
    const run = (code: string) => environment.api.controlSandbox({ path, body: { panelId, action: 'eval', code } });
    const prepare = () =>
      vi.waitFor(async () => expect(await run('var runs = 0')).toMatchObject({ status: 'executed' }), 10_000);
    return {
      run,
      prepare,
      open: async (browser?: Environment['browser']): Promise<Page> => {
        const page = await environment.open(repo, browser);
        await prepare();
        return page;
      },
      /** Resolves once the code runs. The answer is in an object, so that it is not awaited too. */
      begin: async (page: Page) => {
        const word = `begun ${++begun}`;
        const answer = run(codeThatSays(word)).catch((error: unknown) => error);
        await page.getByText(word, { exact: true }).waitFor();
        return { answer };
      },
      outcome: (evalId: string) => environment.api.getEval({ path: { ...path, evalId } }),
      layout: async () => {
        const { layout, revision } = await environment.api.getLayout({ path });
        return { layout, revision };
      },
      openTab: (displayName: string) =>
        environment.api.openTab({ path, body: { panelId: 'leaf-1', panelType: WEB_VIEW, displayName } }),
    };
  }
  const finish = (page: Page) => sandboxOf(page).evaluate('finish()');
  const connected = (page: Page) => page.getByText('Connected').waitFor();

  it('fails at once when the page is reloaded, and the page keeps its layout', async () => {
    const { begin, layout, run } = shared;
    const before = await layout();
    const { answer } = await begin(page);
    await page.reload();
    expect(await answer).toEqual(GONE);
    await connected(page);
    expect(await layout()).toEqual(before);
    expect(await page.locator('.dv-groupview').count()).toBe(2);
    await expect.poll(() => run('typeof runs')).toEqual({ ...executed('undefined'), frame: 'new' });
  });

  it('is answered after the network recovers', async () => {
    const { begin } = shared;
    const { answer } = await begin(page);
    environment.network.cut();
    await page.getByText(LOST).waitFor();
    await finish(page);
    environment.network.heal();
    expect(await answer).toMatchObject({ status: 'executed', result: 1 });
  });

  it('fails when the network stays down, and later changes appear once it recovers', async () => {
    const { begin, openTab } = shared;
    const { answer } = await begin(page);
    environment.network.cut();
    await page.getByText(LOST).waitFor();
    await openTab('Meanwhile');
    expect(await answer).toEqual(GONE);
    environment.network.heal();
    await connected(page);
    await page.getByText('Meanwhile', { exact: true }).waitFor();
  });

  it('is queued when the network drops packets before the browser has it, and runs once', async () => {
    const { run, outcome } = shared;
    environment.network.silence();
    const answer = await run('++runs');
    if (answer?.status !== 'queued') throw new Error(`it is ${answer?.status}`);
    environment.network.heal();
    await expect.poll(() => outcome(answer.evalId)).toEqual(executed(1));
    await connected(page);
    expect(await run('runs')).toEqual(executed(1));
  });

  it('survives a dead connection, which the page reports and replaces', async () => {
    environment.network.silence();
    await page.getByText(LOST).waitFor();
    await page.getByText('Reconnecting').waitFor();
    environment.network.heal();
    await connected(page);
    await page.getByText(LOST).waitFor({ state: 'hidden' });
  });

  it('is queued when the server stops, and its result is available after the restart', async () => {
    const { begin, outcome, layout } = shared;
    const before = await layout();
    const { answer } = await begin(page);
    const stopped = environment.endServer('SIGTERM');
    const queued = await answer;
    expect(queued).toEqual({ status: 'queued', evalId: expect.any(String) });
    await stopped;
    await page.getByText(LOST).waitFor();
    await finish(page);
    await keepForFile(() => environment.startServer());
    expect(await layout()).toEqual(before);
    await expect
      .poll(() => outcome((queued as { evalId: string }).evalId), { timeout: 20_000 })
      .toMatchObject({ status: 'executed', result: 1 });
  });

  it('continues when the server is killed; the caller gets an error, and the layout is kept', async () => {
    const { begin, run, layout, openTab } = shared;
    await openTab('Saved');
    const before = await layout();
    const { answer } = await begin(page);
    await environment.endServer('SIGKILL');
    expect(await answer).toBeInstanceOf(UnreachableError);
    await keepForFile(() => environment.startServer());
    expect(await layout()).toEqual(before);
    await connected(page);
    await finish(page);
    await expect.poll(() => run('runs')).toEqual(executed(1));
    await page.getByText('Saved', { exact: true }).waitFor();
  });

  it('fails when its browser is closed; another browser runs the next code and has the same layout', async () => {
    const { open, begin, run, openTab } = shared;
    const second = await open();
    const { answer } = await begin(second);
    await openTab('Both');
    await page.getByText('Both', { exact: true }).waitFor();
    await second.getByText('Both', { exact: true }).waitFor();
    await second.context().close();
    expect(await answer).toEqual(GONE);
    expect(await run('"the other"')).toEqual(executed('the other'));
    await page.getByText('"the other"', { exact: true }).first().waitFor();
  });

  it('fails when its browser is killed, and later code waits for the next browser', async () => {
    const { open, begin, run, outcome, layout } = await create('crashed');
    const executablePath = findHeadlessShell() ?? findChromium() ?? '';
    const server = await chromium.launchServer({ executablePath, args: [...CHROMIUM_FLAGS] });
    const page = await open(await chromium.connect(server.wsEndpoint()));
    const before = await layout();
    const { answer } = await begin(page);
    await server.kill();
    expect(await answer).toEqual(GONE);
    const later = await run('"next"');
    if (later?.status !== 'queued') throw new Error(`it is ${later?.status}`);
    await environment.open('crashed');
    await expect.poll(() => outcome(later.evalId)).toMatchObject({ status: 'executed', result: 'next', frame: 'new' });
    expect(await layout()).toEqual(before);
  });

  it('causes no page errors', () => {
    expect(environment.complaints).toEqual([]);
  });
});
