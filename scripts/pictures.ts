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
        if (printed.includes('/status')) resolve();
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
  await page.getByRole('button', { name: 'Log in' }).click();
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

const directory = mkdtempSync(join(tmpdir(), 'annex-pictures-'));
const annex = await startAnnex(directory);
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: [...CHROMIUM_FLAGS] });
try {
  const open = async (width: number, height: number): Promise<Page> =>
    (await browser.newContext({ viewport: { width, height }, colorScheme: 'light' })).newPage();
  const landing = await open(1280, 760);
  await landing.goto(PLATFORM);
  await save(landing, join(ROOT, 'src/docs/picture.png'));
  const workspace = await open(1120, 700);
  await logIn(workspace, annex.password);
  await fillWorkspace(annex.key);
  await workspace.waitForTimeout(2_000); // the frames have loaded
  await save(workspace, join(PICTURES, 'workspace.png'));
  const callback = await open(760, 420);
  await finishCallback(callback);
  await save(callback, join(PICTURES, 'callback-page.png'));
} finally {
  await browser.close();
  await annex.stop();
  rmSync(directory, { recursive: true, force: true });
}
