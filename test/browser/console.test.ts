// The consoles in a browser, against running servers. Those of all operations without a browser: docs/console.test.ts.
import { describe, expect, it } from 'vitest';
import { operations } from '../../scripts/areas.ts';
import type { Operation } from '../../src/contract/conform/document.ts';
import { authenticate, KEYS } from '../areas/paste/mcp-client.ts';
import { runViewer } from '../areas/paste/viewer.ts';
import { useWatchdog } from '../areas/watchdog/server.ts';
import { useRunning } from '../running.ts';
import { useHeadlessShell } from './chromium.ts';
import { check, fillCredential, focused, openConsole, openContext, SPLIT } from './console.ts';
import { logInByCookie } from './cookie-login.ts';

const running = useRunning();
const startWatchdog = useWatchdog();
const browser = useHeadlessShell();

/** What the console treats differently: method, credentials, kinds of parameters, of body and of responses. */
function traitsOf({ method, security, parameters, body, responses }: Operation): string[] {
  const successes = [...responses].filter(([status]) => status < 400).map(([, response]) => response);
  return [
    method,
    ...security.map((scheme) => `credential ${scheme}`),
    ...parameters.map((parameter) => `${parameter.in} ${parameter.schema.type}`),
    ...Object.keys(body?.content ?? {}).map((media) => `body ${media}`),
    ...successes.flatMap(({ content }) => Object.keys(content ?? {}).map((media) => `response ${media}`)),
  ];
}

/** Those with a trait that none before them has. */
function oneOfEachShape(): Operation[] {
  const seen = new Set<string>();
  return operations.filter((operation) => {
    const traits = traitsOf(operation).filter((trait) => !seen.has(trait));
    for (const trait of traits) seen.add(trait);
    return traits.length > 0;
  });
}

describe('the console', () => {
  it('of one operation of each shape sends its example and shows a documented response', async () => {
    const platform = await running.platform();
    const watchdog = await startWatchdog();
    const viewer = await runViewer(running, { authenticate });
    const { context, page, complaints } = await openContext(running, browser());
    await logInByCookie(context, platform, 'ada');
    const { key } = await platform.identity.keys.create('demo');
    const servers: Record<string, string> = {
      gateway: watchdog.gateway.url,
      watchdog: watchdog.url,
      paste: viewer.url,
    };
    const shapes = oneOfEachShape();
    expect(shapes.length).toBeGreaterThan(10);
    const last = ['endLogin', 'stopGateway'];
    const ordered = shapes.toSorted((one, other) => last.indexOf(one.id) - last.indexOf(other.id));
    const outcomes: string[] = [];
    for (const { area, id } of ordered) {
      await openConsole(page, servers[area] ?? platform.url, id);
      await fillCredential(page, area === 'paste' ? KEYS.demo : key);
      expect(await page.locator('#errors li').allTextContents(), id).toEqual([]);
      await page.locator('#send').press('Enter');
      const outcome = page.locator('#outcome');
      await expect.poll(() => outcome.innerText(), { message: id, timeout: 20_000 }).toMatch(/\b(not )?documented\b/);
      expect(await outcome.innerText(), id).not.toContain('not documented');
      expect(await page.locator('#mismatches li').allTextContents(), id).toEqual([]);
      expect(await focused(page), id).toBe('send');
      if ((await page.locator('#send').textContent()) === 'Stop') await page.locator('#send').press('Enter');
      outcomes.push(await outcome.innerText());
    }
    expect(outcomes).toHaveLength(shapes.length);
    expect(outcomes.filter((text) => /^2\d\d/.test(text)).length).toBeGreaterThan(shapes.length / 3);
    expect(complaints).toEqual([]);
  }, 180_000);

  it('gets a session token for the user who is logged in, or says why not', async () => {
    const platform = await running.platform();
    const { context, page, complaints } = await openContext(running, browser());
    await openConsole(page, platform.url, 'getLayout');
    const [button, outcome] = [page.getByRole('button', { name: 'Use my login' }), page.locator('#login-outcome')];
    await button.click();
    await expect.poll(() => outcome.textContent()).toContain('You are not logged in.');
    await logInByCookie(context, platform, 'ada');
    await openConsole(page, platform.url, 'getLayout');
    await page.route('**/auth/intents', (route) => route.fulfill({ status: 429, json: {} }), { times: 1 });
    await button.click();
    await expect.poll(() => outcome.textContent()).toContain('Too many requests');
    expect(await button.isEnabled()).toBe(true);
    await button.click();
    await expect.poll(() => outcome.textContent()).toContain('valid for one hour');
    expect(await page.locator('#credential').inputValue()).toBe('sessionToken');
    await page.locator('#send').click();
    await expect.poll(() => page.locator('#outcome').innerText()).toMatch(/^200/);
    expect(await page.locator('.samples').innerText()).not.toContain('tok_');
    await check(page);
    expect(complaints).toEqual([]);
  });

  it('shows what is wrong with the input before it sends, in both views', async () => {
    const platform = await running.platform();
    const { page } = await openContext(running, browser(), 390);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await openConsole(page, platform.url, 'createIntent');
    const errors = page.locator('#errors');
    await page.locator('#json').fill('{ "max_age": "long" }');
    await expect.poll(() => errors.innerText()).toContain('/body/max_age must be an integer');
    expect(await page.locator('#json').getAttribute('aria-invalid')).toBe('true');
    await page.locator('#send').press('Enter');
    await expect.poll(() => page.locator('#outcome').innerText()).toContain('Not sent');
    expect(await focused(page)).toBe('send');
    await page.locator('input[value=form]').check();
    const field = page.getByLabel('max_age', { exact: true });
    expect(await field.inputValue()).toBe('long');
    await check(page);
    await field.fill('{');
    expect(await errors.innerText()).toContain('/body/max_age');
    await field.fill('3600');
    await expect.poll(() => errors.isHidden()).toBe(true);
    await page.locator('input[value=json]').check();
    expect(JSON.parse(await page.locator('#json').inputValue())).toEqual({ max_age: 3600 });
    expect(requests.filter((line) => line.startsWith('POST'))).toEqual([]);
    await page.locator('#json').fill('{ "max_age": "long" }');
    await page.locator('#force').check();
    await page.locator('#send').click();
    await expect.poll(() => page.locator('#outcome').innerText()).toMatch(/^400/);
    expect(requests.filter((line) => line.startsWith('POST'))).toEqual(['POST /auth/intents']);
  });

  it('works by keyboard, without overflow on a phone, and passes axe', async () => {
    const platform = await running.platform();
    const { context, page } = await openContext(running, browser(), 390);
    await logInByCookie(context, platform, 'ada');
    await openConsole(page, platform.url, 'openTab');
    await check(page);
    await page.locator('#credential').focus();
    const seen: string[] = [];
    for (let step = 0; step < 12 && seen.at(-1) !== 'send'; step += 1) {
      await page.keyboard.press('Tab');
      seen.push(await focused(page));
    }
    expect(seen).toEqual(expect.arrayContaining(['/path/owner', '/path/repo', 'example', 'json', 'send']));
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#outcome').innerText()).toMatch(/^401/);
    expect(await focused(page)).toBe('send');
    await check(page);
  });

  it('shows the call as curl and code, with variables instead of the secret, which stays in memory', async () => {
    const platform = await running.platform();
    const { page, context } = await openContext(running, browser());
    const { key } = await platform.identity.keys.create('demo');
    await openConsole(page, platform.url, 'getLayout');
    await page.locator('#secret input').fill(key);
    await page.getByLabel('repo').fill('rover.two');
    const code = () => page.locator('.samples').evaluate((samples) => samples.textContent ?? '');
    await expect.poll(code).toContain('/rover.two/current');
    for (const part of ['curl ', '$ANNEX_API_KEY', 'process.env.ANNEX_API_KEY', 'os.environ["ANNEX_API_KEY"]'])
      expect(await code()).toContain(part);
    await page.locator('#send').click();
    await expect.poll(() => page.locator('#outcome').innerText()).toMatch(/^200/);
    expect(await code()).not.toContain(key);
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
    );
    expect(stored).not.toContain(key);
    expect(JSON.stringify(await context.cookies())).not.toContain(key);
    expect(platform.log.join('')).not.toContain(key);
    await page.reload();
    expect(await page.locator('#secret input').inputValue()).toBe('');
  });

  it('shows events as they arrive, until it is stopped', async () => {
    const platform = await running.platform();
    const { page } = await openContext(running, browser());
    const { key } = await platform.identity.keys.create('demo');
    await openConsole(page, platform.url, 'watchLayout');
    await page.locator('#secret input').fill(key);
    await page.locator('#send').dblclick();
    await expect.poll(() => page.locator('#content code').innerText()).toContain('layout');
    const before = await page.locator('#outcome').innerText();
    await fetch(`${platform.url}/api/workspaces/editor/demo/rover/current/splits`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(SPLIT),
    });
    await expect.poll(() => page.locator('#outcome').innerText()).not.toBe(before);
    expect(await page.locator('#send').textContent()).toBe('Stop');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#outcome').innerText()).toContain('Stopped.');
    expect([await focused(page), await page.locator('#send').textContent()]).toEqual(['send', 'Send']);
  });
});
