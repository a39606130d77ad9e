// One round of the critical paths in a new workspace. Throws if a step fails.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { SANDBOX, SYSTEM_LOG } from '../../../generated/workspace/panel-types.ts';
import { Problem } from '../../../src/sdk/index.ts';
import { type Environment, SITE_COLOUR, sandboxOf } from './environment.ts';
import { type Colour, colourAt, isNear } from './picture-colour.ts';

const LEAF = 'leaf-1';
const GREEN: Colour = [20, 160, 60];
const WAIT_MS = 20_000;
const LOOK_MS = 50;

export async function playRound(environment: Environment, repo: string): Promise<void> {
  const round = new Round(environment, repo);
  const steps: readonly [name: string, play: () => Promise<void>][] = [
    ['queued', () => round.queue()],
    ['executed, error', () => round.evaluate()],
    ['cut and healed in the middle of an eval', () => round.cut()],
    ['504, shared, 200', () => round.capture()],
    ['killed, layout kept', () => round.kill()],
  ];
  try {
    for (const [name, play] of steps) {
      await play().catch((error: unknown) => {
        throw new Error(`${repo}, ${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
      });
    }
    assert.deepEqual(environment.complaints, [], 'the page threw');
  } finally {
    await round.end();
  }
}

class Round {
  readonly #environment: Environment;
  readonly #path: { readonly owner: string; readonly repo: string };
  #page: Page | null = null;
  #tabId = '';

  constructor(environment: Environment, repo: string) {
    this.#environment = environment;
    this.#path = { owner: 'demo', repo };
  }

  /** Without an open browser, code is queued; it runs when a browser opens the workspace. */
  async queue(): Promise<void> {
    const { api } = this.#environment;
    const { layout } = await api.getLayout({ path: this.#path });
    assert.equal(layout.type, 'leaf');
    const body = { panelId: LEAF, panelType: SANDBOX } as const;
    this.#tabId = (await api.openTab({ path: this.#path, body })).tabId;
    const outcome = await this.#eval('var runs = 0; "waited"');
    if (outcome?.status !== 'queued') throw new Error(`the eval was ${outcome?.status} without a browser`);
    const { evalId } = outcome;
    this.#page = await this.#environment.open(this.#path.repo);
    await until(
      () => api.getEval({ path: { ...this.#path, evalId } }),
      (now) => now.status !== 'queued',
      { status: 'executed', result: 'waited', frame: 'new' },
    );
  }

  /** The frame has loaded, so the first response is final. */
  async evaluate(): Promise<void> {
    assert.deepEqual(await this.#eval('6 * 7'), { status: 'executed', result: 42 });
    const error = { status: 'error', error: 'RangeError: too far' };
    assert.partialDeepStrictEqual(await this.#eval('throw new RangeError("too far")'), error);
  }

  /** Code that ends during a network cut, and code that ends after it: each runs once. */
  async cut(): Promise<void> {
    const { network } = this.#environment;
    const page = this.#opened;
    for (const end of ['cut', 'healed']) {
      const before = await this.#eval('runs');
      const answer = this.#eval(
        `console.log("begun, then ${end}"); runs++; await new Promise((go) => { finish = go }); runs`,
      );
      await page.getByText(`begun, then ${end}`, { exact: true }).waitFor();
      network.cut();
      await page.getByText('Connection lost').waitFor();
      if (end === 'cut') await sandboxOf(page).evaluate('finish()');
      network.heal();
      await page.getByText('Connected').waitFor();
      if (end === 'healed') await sandboxOf(page).evaluate('finish()');
      const result = before && 'result' in before ? Number(before.result) + 1 : null;
      assert.partialDeepStrictEqual(await answer, { status: 'executed', result });
    }
  }

  async capture(): Promise<void> {
    const { api, siteUrl } = this.#environment;
    const page = this.#opened;
    const path = this.#path;
    await this.#eval(`document.body.style.background = "rgb(${GREEN})"`);
    await api.updateTab({ path: { ...path, tabId: 'tab-1' }, body: { active: true } });
    await api.controlWebview({ path, body: { panelId: LEAF, action: 'navigate', url: siteUrl } });
    await page.frameLocator(`iframe[src="${siteUrl}"]`).locator('body').waitFor({ state: 'attached' });
    const take = (what: object) => api.captureScreenshot({ path, body: { scope: 'panel', ...what } });
    await assert.rejects(take({ panelId: LEAF }), (error) => error instanceof Problem && error.status === 504);
    await page.getByRole('button', { name: 'Share now' }).click();
    await page.getByRole('button', { name: 'Sharing' }).waitFor();
    await until(
      () => api.getScreenshotStatus({ path }),
      ({ tabShared }) => tabShared,
    );
    await shows((await take({ panelId: LEAF })).dataUrl, 0.5, 0.5, SITE_COLOUR);
    await shows((await take({ tabId: this.#tabId })).dataUrl, 0.5, 0.3, GREEN);
    await shows((await take({ panelId: LEAF })).dataUrl, 0.5, 0.5, SITE_COLOUR); // the previous tab is active again
  }

  /** After the server was killed, an acknowledged change is still there and the page continues. */
  async kill(): Promise<void> {
    const environment = this.#environment;
    const page = this.#opened;
    const path = this.#path;
    const body = { panelId: LEAF, panelType: SYSTEM_LOG, displayName: 'Kept' } as const;
    const { revision } = await environment.api.openTab({ path, body });
    const before = await environment.api.getLayout({ path });
    assert.equal(before.revision, revision);
    await environment.endServer('SIGKILL');
    await page.getByText('Connection lost').waitFor();
    await environment.startServer();
    const after = await environment.api.getLayout({ path });
    assert.deepEqual({ ...after, focusedPanelId: null }, { ...before, focusedPanelId: null });
    await page.getByText('Connected').waitFor();
    await page.getByText('Kept', { exact: true }).waitFor();
    await environment.api.updateTab({ path: { ...path, tabId: this.#tabId }, body: { active: true } });
    assert.deepEqual(await this.#eval('runs'), { status: 'executed', result: 2 }, 'the frame was reloaded');
  }

  async end(): Promise<void> {
    this.#environment.network.heal();
    await this.#page?.context().close();
  }

  get #opened(): Page {
    if (!this.#page) throw new Error('the page is not open');
    return this.#page;
  }

  #eval(code: string) {
    return this.#environment.api.controlSandbox({ path: this.#path, body: { panelId: LEAF, action: 'eval', code } });
  }
}

async function shows(picture: string, x: number, y: number, wanted: Colour): Promise<void> {
  const colour = await colourAt(picture, x, y);
  assert.ok(isNear(colour, wanted), `the picture has rgb(${colour}) instead of rgb(${wanted})`);
}

/** Polls until the value is ready; then it must equal `wanted`, if given. */
async function until<T>(read: () => Promise<T>, ready: (value: T) => boolean, wanted?: T): Promise<void> {
  const late = Date.now() + WAIT_MS;
  let value = await read();
  while (!ready(value)) {
    if (Date.now() > late) throw new Error(`timed out; the value is still ${JSON.stringify(value)}`);
    await pause(LOOK_MS);
    value = await read();
  }
  if (wanted !== undefined) assert.deepEqual(value, wanted);
}
