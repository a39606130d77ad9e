// The paste widget from another machine: `annex start` behind nginx with https. The browser knows only its names.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { drawPixels, png } from '../areas/paste/pixels.ts';
import { FREE_PORTS, type Started, useAnnex } from '../cli/annex.ts';
import { startNginx } from '../examples/host.ts';
import { useRunning } from '../running.ts';
import { useOwnChromium } from './chromium.ts';

const annex = useAnnex();
const running = useRunning();
const browser = useOwnChromium('--host-resolver-rules=MAP *.example 127.0.0.1');

const wordAfter = ({ stdout }: Started, label: string): string =>
  new RegExp(`${label} +(\\S+)`).exec(stdout())?.[1] ?? '';

describe('the paste widget behind nginx with https', () => {
  it('opens after a login, copies the path, and needs no other login after a reload', async () => {
    const [https, platformPort] = [await freePort(), await freePort()];
    const platform = `https://annex.example:${https}`;
    const widget = `${platform}/screenshot-paste`;
    const folder = annex.folder();
    const env = {
      ...FREE_PORTS,
      ANNEX_PLATFORM_PORT: String(platformPort),
      ANNEX_BASE_URL: platform,
    };
    const started = await annex.start(['serve'], env, 'API key');
    const site = (name: string, port: number) => `server { listen 127.0.0.1:${https} ssl; server_name ${name};
      ssl_certificate ${folder}/fullchain.pem; ssl_certificate_key ${folder}/privkey.pem; client_max_body_size 25m;
      location / { proxy_pass http://127.0.0.1:${port}; proxy_http_version 1.1; proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header X-Forwarded-Proto https; } }`;
    mkdirSync(join(folder, 'proxy'));
    writeFileSync(join(folder, 'proxy/annex.conf'), site('annex.example', platformPort));
    await startNginx(running, join(folder, 'proxy'), folder);
    const context = await browser().newContext({ ignoreHTTPSErrors: true });
    running.onClose(() => context.close());
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url(), request.headers()['referer'] ?? ''));
    await expect.poll(() => page.goto(widget).then(() => page.url(), String)).toContain('/login');
    await page.getByLabel('Name').fill('demo');
    await page.getByLabel('Password', { exact: true }).fill(wordAfter(started, 'password'));
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL(widget);
    const picture = (await png(drawPixels(40, 30))).toString('base64');
    await page.evaluate(async (encoded) => {
      const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })]);
    }, picture);
    await page.keyboard.press('Control+v');
    await page.locator('#copied').waitFor({ state: 'visible' });
    const path = await page.evaluate(() => navigator.clipboard.readText());
    expect([path.startsWith(folder), existsSync(path)]).toEqual([true, true]);
    expect(asked.filter((url) => /(ticket|token)=/.test(url))).toEqual([]);
    await page.reload(); // the page gets another token
    await page.locator('.zone').waitFor();
    await context.clearCookies();
    await page.goto(widget);
    await page.waitForURL(/\/login/);
    const framed = await context.newPage();
    const refused = framed.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
    await framed.setContent(`<iframe src="${widget}"></iframe>`);
    await refused;
  }, 120_000);
});
