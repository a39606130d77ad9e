import { afterAll, beforeAll, expect, it } from 'vitest';
import { useRunning } from '../running.ts';
import { Marionette } from './marionette.ts';

const PASSWORD = 'correct horse battery staple';
const running = useRunning();
let firefox: Marionette;
beforeAll(async () => {
  firefox = await Marionette.launch();
}, 120_000);
afterAll(() => firefox?.close());

it('Firefox adds a passkey with recovery codes and logs in with it', async () => {
  const { url, identity } = await running.platform({
    host: 'localhost',
    identity: { scrypt: { ln: 4, r: 8, p: 1 } },
  });
  const { id } = await identity.users.add({ name: 'ada', owners: ['demo'], password: PASSWORD });
  const click = (selector: string) => firefox.evaluate(`document.querySelector('${selector}').click()`);
  const shows = (expression: string) =>
    expect.poll(() => firefox.evaluate(expression).catch(String), { timeout: 15_000, interval: 100 });
  await firefox.open(`${url}/login?next=/account`);
  await firefox.evaluate(`(document.querySelector('[name=name]').value = 'ada')`);
  await firefox.evaluate(`(document.querySelector('[name=password]').value = '${PASSWORD}')`);
  await click('button[type=submit]');
  await shows('document.querySelector("h1").textContent').toBe('Your account');
  await shows('document.querySelector(".account.ready") !== null').toBe(true);
  await click('[data-form=passkey] button');
  await shows('document.querySelector(".message").textContent').toBe('Passkey added.');
  await shows('document.querySelector(".recovery-codes code").textContent.split("\\n").length').toBe(10);
  await firefox.send('WebDriver:DeleteAllCookies');
  await firefox.open(`${url}/login?next=/account`);
  await click('[data-passkey]');
  await shows('document.querySelector("h1").textContent').toBe('Your account');
  const { passkeys } = await identity.passkeys.list(id);
  expect(passkeys).toMatchObject([{ name: 'Firefox on Linux', last_used_at: expect.any(String) }]);
});
