// Takes the pictures of README.md and of the guides from a running Annex: `npm run pictures`. The default ports must be free.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { SANDBOX, SYSTEM_LOG, WEB_VIEW } from '../generated/workspace/panel-types.ts';
import { connectGateway, createWorkspaceClient } from '../src/sdk/index.ts';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';

const ROOT = join(import.meta.dirname, '..');
const PICTURES = join(ROOT, 'src/docs/pictures');
const PLATFORM = 'http://127.0.0.1:8790';
const GATEWAY = 'http://127.0.0.1:8795';
const START_MS = 30_000;

const CHART = `const values = { Mo: 12, Tu: 18, We: 31, Th: 26 };
document.body.innerHTML = '<b>Speed of the rover</b>' + Object.entries(values).map(([day, value]) =>
  '<div style="display:flex;gap:6px;height:18px"><span style="width:30px">' + day + '</span><i style="background:#3b5bdb;width:' + value * 8 + 'px"></i>' + value + '</div>').join('');
console.log('drawn from', Object.keys(values).length, 'values');`;

/** Starts Annex with an empty data directory. */
async function startAnnex(directory: string) {
  const environment = { ...process.env, ANNEX_DATA_DIR: join(directory, 'data') };
  const command = join(ROOT, 'src/cli/annex.js');
  const child = spawn(process.execPath, [command, 'serve'], { cwd: directory, env: environment });
  let printed = '';
  const find = (pattern: RegExp): string => pattern.exec(printed)?.[1] ?? '';
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`Annex did not start:\n${printed}`));
    setTimeout(fail, START_MS).unref();
    child.once('exit', fail);
    for (const output of [child.stdout, child.stderr]) {
      output.on('data', (chunk: Buffer) => {
        printed += chunk;
        if (/API key.*\n/.test(printed)) resolve();
      });
    }
  });
  return {
    password: find(/password +(\S+)/),
    key: find(/API key +(\S+)/),
    stop: () => new Promise((resolve) => child.once('exit', resolve).kill()),
  };
}

async function save(page: Page, file: string): Promise<void> {
  const picture = sharp(await page.screenshot());
  await picture.png({ compressionLevel: 9, palette: true, quality: 95 }).toFile(file);
}

async function logIn(page: Page, password: string): Promise<void> {
  await page.goto(`${PLATFORM}/login?next=/workspaces/demo/rover`);
  await page.getByLabel('Name').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByText('Connected').waitFor();
}

/** A web view with the paste widget, a sandbox with a chart, and the log. */
async function fillWorkspace(key: string): Promise<void> {
  const api = createWorkspaceClient({ baseUrl: PLATFORM, apiKey: key });
  const path = { owner: 'demo', repo: 'rover' };
  const url = 'http://127.0.0.1:8797/screenshot-paste';
  const paste = { panelId: 'leaf-1', panelType: WEB_VIEW, displayName: 'Screenshots', initialState: { url } };
  await api.openTab({ path, body: paste });
  await api.closeTab({ path: { ...path, tabId: 'tab-1' } });
  const sandbox = { panelId: 'leaf-1', direction: 'horizontal', panelType: SANDBOX } as const;
  const { panelId } = await api.splitLeaf({ path, body: sandbox });
  await api.splitLeaf({ path, body: { panelId, direction: 'vertical', panelType: SYSTEM_LOG } });
  await api.controlSandbox({ path, body: { panelId, action: 'eval', code: CHART } });
}

/** The gateway's page after a callback that was delivered. */
async function finishCallback(page: Page): Promise<void> {
  const socket = await connectGateway(GATEWAY);
  const state = randomUUID();
  await socket.send({ type: 'register', state, provider: 'Example' });
  for await (const message of socket) {
    if (message.type !== 'registered') break;
    await page.goto(`${GATEWAY}/callback?state=${state}&code=example`);
  }
  await socket.close();
}

const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (each) => `&#${each.charCodeAt(0)};`);

/** A terminal over there that asks, and the browser here with the question. `page` shows the workspace. */
async function saveHereAndThere(page: Page, key: string): Promise<void> {
  const words = ['ask', 'Deploy rover to production?', '--option', 'Yes', '--option', 'Not yet'];
  const env = { ...process.env, ANNEX_API_KEY: key, ANNEX_WORKSPACE: 'demo/rover' };
  const asking = spawn(process.execPath, [join(ROOT, 'src/cli/annex.js'), ...words], { env });
  let answer = '';
  asking.stdout.on('data', (chunk: Buffer) => {
    answer += chunk;
  });
  const card = page.getByRole('alertdialog', { name: 'Deploy rover to production?' });
  await card.waitFor();
  await page.waitForTimeout(1_000); // until it can be answered
  const browserPicture = (await page.screenshot()).toString('base64');
  await card.getByRole('button', { name: 'Yes' }).click();
  await new Promise((resolve) => asking.once('close', resolve));
  const command = `annex ${words.map((word) => (/^[\w-]+$/.test(word) ? word : `"${word}"`)).join(' ')}`;
  const terminal = `<b>ada@build-7:~/rover$</b> ${escapeHtml(command)}\n${escapeHtml(answer)}<b>ada@build-7:~/rover$</b> ./deploy.sh`;
  const composed = await page.context().newPage();
  await composed.setViewportSize({ width: 1280, height: 560 });
  await composed.setContent(`<!doctype html><style>
    body { margin: 0; padding: 28px; display: grid; grid-template-columns: 430px 1fr; gap: 28px; align-items: start; background: #e9ecf5; font: 600 15px system-ui }
    figure { margin: 0 } figcaption { margin-bottom: 10px; color: #333a56 }
    pre { margin: 0; height: 448px; padding: 16px; border-radius: 10px; background: #14161f; color: #e8eaf2; font: 14px/1.6 monospace; white-space: pre-wrap }
    pre b { color: #8fd694 } img { width: 100%; border-radius: 10px; box-shadow: 0 6px 24px rgb(0 0 0 / 25%) }
  </style><figure><figcaption>Over there: a terminal on build-7</figcaption><pre>${terminal}</pre></figure>
  <figure><figcaption>Here: your browser</figcaption><img src="data:image/png;base64,${browserPicture}"></figure>`);
  await save(composed, join(ROOT, 'src/docs/picture.png'));
}

const directory = mkdtempSync(join(tmpdir(), 'annex-pictures-'));
const annex = await startAnnex(directory);
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: [...CHROMIUM_FLAGS] });
try {
  const open = async (width: number, height: number): Promise<Page> =>
    (await browser.newContext({ viewport: { width, height }, colorScheme: 'light' })).newPage();
  const workspace = await open(1120, 700);
  await logIn(workspace, annex.password);
  await fillWorkspace(annex.key);
  await workspace.waitForTimeout(2_000); // the frames have loaded
  await save(workspace, join(PICTURES, 'workspace.png'));
  await saveHereAndThere(workspace, annex.key);
  const callback = await open(760, 420);
  await finishCallback(callback);
  await save(callback, join(PICTURES, 'callback-page.png'));
} finally {
  await browser.close();
  await annex.stop();
  rmSync(directory, { recursive: true, force: true });
}
