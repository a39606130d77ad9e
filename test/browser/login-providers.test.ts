// Logins with two real OpenID Connect providers in Chromium.
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CLIENT_SECRET, providerSettings } from '../areas/identity/fake-provider.ts';
import { OauthClientUnderTest, REDIRECT } from '../areas/intents/oauth-client.ts';
import { type PlatformSettings, type PlatformUnderTest, useRunning } from '../running.ts';
import { useHeadlessShell } from './chromium.ts';
import { agreeAt, createOidcProvider, type OidcProvider } from './oidc-provider.ts';
import { replay, startThief } from './stolen-cookie.ts';

describe('a login with a provider in a browser', () => {
  const running = useRunning();
  const browser = useHeadlessShell();
  let acme: OidcProvider;
  let beta: OidcProvider;
  let platform: PlatformUnderTest;
  let context: BrowserContext;
  let page: Page;
  const complaints: string[] = [];

  const open = async (settings: PlatformSettings = {}): Promise<void> => {
    platform = await running.platform({
      loginProviders: [
        providerSettings('acme', acme.url, { owners: { rovers: ['demo'] }, logout: true }),
        providerSettings('beta', beta.url, { label: 'Beta', signUp: false }),
      ],
      ...settings,
    });
    acme.start(platform.url);
    beta.start(platform.url);
  };
  const watch = (opened: Page): Page => {
    opened.setDefaultTimeout(15_000);
    opened.on('pageerror', (error) => complaints.push(error.message));
    opened.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) complaints.push(message.text());
    });
    return opened;
  };
  const press = (name: string, account = 'ada', tab = page): Promise<void> =>
    agreeAt(tab, account, () => tab.getByRole('button', { name }).click());
  const logIn = async (label: string, account = 'ada', tab = page): Promise<void> => {
    await tab.goto(`${platform.url}/login?next=/account`);
    await press(`Continue with ${label}`, account, tab);
  };
  const seeAccount = (name = 'ada', tab = page) => tab.getByText(`You are logged in as ${name}.`).waitFor();
  const restart = async (): Promise<void> => {
    await context.close();
    context = await browser().newContext();
    page = watch(await context.newPage());
  };

  beforeEach(async () => {
    acme = await createOidcProvider(running, 'acme', CLIENT_SECRET);
    beta = await createOidcProvider(running, 'beta', CLIENT_SECRET);
    context = await browser().newContext();
    page = watch(await context.newPage());
  });
  afterEach(async () => {
    await context.close();
    expect(complaints.splice(0)).toEqual([]);
  });

  it('creates an account at the first login, leaves no code in the address, and leads back to a long request', async () => {
    await open();
    await logIn('Acme');
    await seeAccount();
    expect(page.url()).toBe(`${platform.url}/account`);
    const [user] = await platform.identity.users.list();
    expect(user).toMatchObject({ name: 'ada', owners: [] });
    expect(
      await page.evaluate(
        () => Object.entries(localStorage).find(([name]) => name.startsWith('annex-proof-'))?.[1] ?? '',
      ),
    ).toMatch(/^[\w-]{43}$/);
    await restart();
    const application = await OauthClientUnderTest.register(platform, REDIRECT, 'Long Assistant');
    await page.goto(application.authorizationUrl({ state: 's'.repeat(2_000) })); // too long for the state at the provider
    await press('Continue with Acme');
    await page.getByRole('heading', { name: '“Long Assistant” wants to access your account' }).waitFor();
    expect(await platform.identity.users.list()).toHaveLength(1);
  });

  it('refuses a first login if sign-up is off, explains it, and offers other ways', async () => {
    await open();
    await logIn('Beta');
    await page.getByText('No account is linked to this login with Beta.').waitFor();
    expect(page.url()).toBe(`${platform.url}/login/beta/callback`);
    expect(await platform.identity.users.list()).toEqual([]);
    await page.getByRole('button', { name: 'Continue with Acme' }).waitFor();
  });

  it('removes owners whose groups were removed', async () => {
    await open();
    acme.groups.set('ada', ['rovers']);
    await logIn('Acme');
    await seeAccount();
    await page.goto(`${platform.url}/workspaces/demo/rover`);
    await page.getByText('Connected').waitFor();
    const other = await browser().newContext();
    const tab = watch(await other.newPage());
    acme.groups.set('ada', []);
    await logIn('Acme', 'ada', tab);
    await seeAccount('ada', tab);
    await tab.goto(`${platform.url}/workspaces/demo/rover`);
    await tab.getByRole('heading', { name: 'You don’t have access to this workspace' }).waitFor();
    expect((await platform.identity.users.list())[0]?.owners).toEqual([]);
    await other.close();
    await page.reload(); // the first browser's session has ended
    await page.getByRole('button', { name: 'Continue with Acme' }).waitFor();
  });

  it('accepts a key that the provider has rotated since the last login', async () => {
    await open();
    await logIn('Acme');
    await seeAccount();
    acme.start(platform.url);
    await restart();
    await logIn('Acme');
    await seeAccount();
  });

  it('says that a provider is down, at the start and at the return, while the other one works', async () => {
    await open();
    await logIn('Acme');
    await seeAccount();
    await press('Link your account: Beta', 'ada');
    await page.getByRole('button', { name: 'Unlink account: Beta' }).waitFor();
    await restart();
    await page.goto(`${platform.url}/login?next=/account`);
    platform.clock.advance(600_000); // the metadata is fetched again
    acme.setDown(true);
    await page.getByRole('button', { name: 'Continue with Acme' }).click();
    await page.getByText('Acme is not responding. Try again later, or log in another way.').waitFor();
    await press('Continue with Beta', 'ada');
    await seeAccount();
    await restart();
    acme.setDown(false);
    await page.goto(`${platform.url}/login?next=/account`);
    await page.route('**/auth/providers/acme/callback', async (route) => {
      acme.setDown(true);
      await route.continue();
    });
    await press('Continue with Acme', 'ada');
    await page.getByText('Acme is not responding.').waitFor();
  });

  it('shows why an account was not linked, links and unlinks others but not the last one, and fits on all screens', async () => {
    await open();
    await logIn('Acme');
    await seeAccount();
    const fits = async (shown: Locator): Promise<void> => {
      await shown.waitFor();
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
      }
    };
    await fits(page.getByRole('button', { name: 'Link your account: Beta' }));
    await page.getByRole('button', { name: 'Link your account: Beta' }).click();
    await page.locator('input[name=login]').waitFor();
    await page.goto(`${page.url()}/abort`);
    await page.getByText('The provider did not log you in. Access may have been declined.').waitFor();
    expect(page.url()).toBe(`${platform.url}/account`);
    await seeAccount();
    expect(await page.locator('input[name=name][autocomplete=username]').count()).toBe(0);
    await page.reload();
    await seeAccount();
    expect(await page.getByText('The provider did not log you in.').count()).toBe(0); // shown once
    await press('Link your account: Beta', 'lovelace');
    await page.getByText('lovelace@beta.example').waitFor();
    await page.getByRole('button', { name: 'Unlink account: Beta' }).click();
    await page.getByRole('button', { name: 'Link your account: Beta' }).waitFor();
    await page.getByRole('button', { name: 'Unlink account: Acme' }).click();
    await page.getByText('This is the only way to log in').waitFor();
    const other = await browser().newContext();
    const tab = watch(await other.newPage());
    await logIn('Acme', 'grace', tab);
    await seeAccount('grace', tab);
    await press('Link your account: Beta', 'lovelace', tab);
    await tab.getByRole('button', { name: 'Unlink account: Beta' }).waitFor();
    await other.close();
    await press('Link your account: Beta', 'lovelace');
    await page.locator('.message.warn', { hasText: 'This account is linked to another user' }).waitFor();
    await seeAccount();
    await restart();
    await page.goto(`${platform.url}/login`);
    await fits(page.getByRole('button', { name: 'Continue with Acme' }));
    await page.goto(`${platform.url}/login/acme/callback?error=access_denied`);
    await fits(page.getByText('The provider did not log you in.'));
  });

  it('logs out at the provider too, if the setting is on', async () => {
    await open();
    await logIn('Acme');
    await seeAccount();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL((url) => url.href.startsWith(`${acme.url}/session/end`));
    await page.getByRole('button', { name: /yes/i }).click();
    await page.getByRole('button', { name: 'Continue with Acme' }).click();
    await page.locator('input[name=login]').waitFor(); // the provider asks for the name again
  });

  it('explains a login that the user has declined, without text of the provider', async () => {
    await open();
    await page.goto(`${platform.url}/login`);
    await page.getByRole('button', { name: 'Continue with Acme' }).click();
    await page.locator('input[name=login]').waitFor();
    await page.goto(`${page.url()}/abort`);
    await page.getByText('The provider did not log you in.').waitFor();
    const injected = 'error=x&error_description=Call+555&state=y';
    await page.goto(`${platform.url}/login/acme/callback?${injected}`);
    await page.getByText('The provider did not log you in.').waitFor();
    expect(await page.locator('main').innerText()).not.toContain('555');
    await page.goto(`${platform.url}/login/acme/callback?code=x&state=y`);
    await page.getByText('This login is no longer valid.').waitFor();
  });

  it('works in two tabs at the same time, and with the back button', async () => {
    await open();
    const other = watch(await context.newPage());
    for (const tab of [page, other]) {
      await tab.goto(`${platform.url}/login?next=/account`);
      await tab.getByRole('button', { name: 'Continue with Acme' }).click();
      await tab.locator('input[name=login]').waitFor();
    }
    await agreeAt(page, 'ada', async () => {});
    await seeAccount();
    await agreeAt(other, 'ada', async () => {});
    await seeAccount('ada', other);
    await page.reload();
    await seeAccount();
  });

  it('has only providers on the login page if passwords are off', async () => {
    await open({ identity: { passwords: 'off' } });
    await page.goto(`${platform.url}/login?next=/account`);
    await page.getByRole('button', { name: 'Continue with Acme' }).waitFor();
    expect(await page.locator('input[type=password]').count()).toBe(0);
    const status = await page.evaluate(async () => {
      const body = JSON.stringify({ name: 'ada', password: 'x' });
      return (await fetch('/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
        .status;
    });
    expect(status).toBe(403);
    await logIn('Acme');
    await seeAccount();
  });

  it('gives no access to a server on another port that receives the cookies', async () => {
    await open();
    const thief = await startThief(running);
    await logIn('Acme', 'grace-hopper');
    await seeAccount('grace-hopper');
    await page.goto(`${thief.url}/visit`);
    const cookie = thief.seen.get('/visit') ?? '';
    expect(cookie).toContain('__Host-annex_session_');
    expect(await replay(platform, cookie, 'grace-hopper')).toEqual([]);
  });
});
