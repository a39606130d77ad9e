// Passkeys in Chromium with a virtual authenticator, and every attack on them that we know of.
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type FakeProvider,
  LoginBrowser,
  providerSettings,
  startFakeProvider,
} from '../areas/identity/fake-provider.ts';
import { type PlatformUnderTest, problemOf, sending, useRunning } from '../running.ts';
import { COLOURS, violations } from './axe.ts';
import { useChromium } from './chromium.ts';

const PASSWORD = 'correct horse battery staple';
const PROOF = 'p'.repeat(43);
const CHEAP = { ln: 4, r: 8, p: 1 };

interface Signed {
  id: string;
  rawId: string;
  response: Record<'clientDataJSON' | 'authenticatorData' | 'signature' | 'userHandle' | 'attestationObject', string>;
}

describe('startPasskeyLogin, createPasskeyLogin, startPasskey, createPasskey, listPasskeys, deletePasskey, createRecoveryCodes, createRecoveryLogin', {
  timeout: 120_000,
}, () => {
  const running = useRunning();
  const browser = useChromium();
  let provider: FakeProvider;
  let platform: PlatformUnderTest;
  let context: BrowserContext;
  let page: Page;
  let cdp: CDPSession;
  let authenticatorId: string;
  let codes: string[];
  const complaints: string[] = [];

  const credentials = async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  /** Whether autofill and other requests are confirmed without a person. */
  const confirm = (enabled: boolean) =>
    cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  const post = (path: string, body: object) =>
    fetch(platform.url + path, sending('POST', body, { origin: platform.url }));
  const logIn = (response: object, proof = PROOF) => post('/auth/passkeys/login', { response, proof });
  const refusal = async (response: Response) => (await problemOf(response)).name;
  const start = async () => (await (await post('/auth/passkeys/login/start', { proof: PROOF })).json()).options;
  /** What a page of the same origin, or another one, gets from the authenticator. */
  const sign = (options: object, tab = page): Promise<Signed> =>
    tab.evaluate(async (given) => {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(given as never);
      const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
      return credential.toJSON() as never;
    }, options);
  /** What the authenticator returns for a new passkey. */
  const make = (options: object): Promise<Signed> =>
    page.evaluate(async (given) => {
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(given as never);
      return ((await navigator.credentials.create({ publicKey })) as PublicKeyCredential).toJSON() as never;
    }, options);
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element) return null;
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      return { name, outline: getComputedStyle(element).outlineStyle };
    });
  /** Moves the focus with the Tab key alone, and checks that it can be seen. */
  const tabTo = async (name: string): Promise<void> => {
    for (let presses = 0; presses < 100; presses++) {
      await page.keyboard.press('Tab');
      const focus = await focused();
      if (focus?.name === name) return expect(focus.outline).not.toBe('none');
    }
    throw new Error(`the Tab key does not reach ${name}`);
  };
  const sessionOf = async (name: string) => {
    const { id: userId = '' } = (await platform.identity.users.findByName(name)) ?? {};
    return { userId, headers: await platform.login(name) };
  };
  const postAs = ({ headers }: { headers: Record<string, string> }, path: string, body?: object) =>
    fetch(platform.url + path, body ? sending('POST', body, headers) : { method: 'POST', headers });
  const events = async (name = 'ada') => {
    const { id = '' } = (await platform.identity.users.findByName(name)) ?? {};
    platform.clock.advance(1_000); // so that later events are first
    return (await platform.identity.audit.list(id)).map(
      ({ action, outcome, method }) => `${action} ${outcome} ${method}`,
    );
  };

  beforeAll(async () => {
    provider = await startFakeProvider(running);
    const loginProviders = [providerSettings('acme', provider.url)];
    platform = await running.platform({ host: 'localhost', identity: { scrypt: CHEAP }, loginProviders });
    for (const name of ['ada', 'bob'])
      await platform.identity.users.add({ name, owners: ['demo'], password: PASSWORD });
    context = await browser().newContext();
    page = await context.newPage();
    page.setDefaultTimeout(50_000);
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('dialog', (dialog) => dialog.accept());
    cdp = await context.newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const options = { protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal' } as const;
    const can = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true };
    ({ authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, ...can } }));
  });
  afterAll(async () => {
    await context.close();
    expect(complaints).toEqual([]);
    expect(platform.log.join('')).not.toMatch(new RegExp(`${PROOF}|${PASSWORD}|${codes.join('|')}`));
  });

  it('are offered after a login with a password, with ten recovery codes that are shown once', async () => {
    await page.goto(`${platform.url}/login?next=/account`);
    await page.getByLabel('Name').fill('ada');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'add a passkey' }).click();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const shown = page.locator('.recovery-codes code');
    await shown.waitFor();
    codes = ((await shown.textContent()) ?? '').split('\n');
    expect(codes).toHaveLength(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    expect(await violations(page, COLOURS)).toEqual([]);
    await page.getByRole('link', { name: 'Not now, continue' }).click();
    await page.waitForURL(`${platform.url}/account`);
    await page.getByRole('button', { name: 'Remove passkey: Chrome on Linux' }).waitFor();
    await page.getByText('10 recovery codes left.').waitFor();
    expect(await page.content()).not.toContain(codes[0]);
    expect((await events()).toSorted()).toEqual([
      'login succeeded password',
      'passkey-added succeeded null',
      'recovery-codes-created succeeded null',
      'user-added succeeded null',
    ]);
  });

  it('log in by autofill and by the button, and are not offered again [C-passkey-login]', async () => {
    for (const autofill of [true, false]) {
      await confirm(autofill);
      await context.clearCookies();
      await page.goto(`${platform.url}/login?next=/account`);
      if (!autofill) {
        const button = page.getByRole('button', { name: 'Log in with a passkey' });
        await button.waitFor();
        await confirm(true);
        await button.click();
      }
      await page.getByRole('heading', { name: 'Your account' }).waitFor();
    }
    expect((await events()).slice(0, 2)).toEqual(['login succeeded passkey', 'login succeeded passkey']);
    await confirm(false);
  });

  it('of a page on another port of this machine are refused: wrong origin', async () => {
    const other = createServer((_, answer) =>
      answer.setHeader('Content-Type', 'text/html').end('<title>other</title>'),
    );
    await new Promise<void>((listening) => other.listen(0, 'localhost', listening));
    try {
      await confirm(true);
      await page.goto(`http://localhost:${(other.address() as AddressInfo).port}/`);
      expect(await refusal(await logIn(await sign(await start())))).toBe('passkey-refused');
    } finally {
      other.close();
    }
    await page.goto(`${platform.url}/docs`);
    expect((await logIn(await sign(await start()))).status).toBe(204);
    expect((await events()).slice(0, 2).toSorted()).toEqual(['login refused passkey', 'login succeeded passkey']);
  });

  it('work once: a replayed challenge, one of another browser and an old one are refused', async () => {
    const response = await sign(await start());
    expect(await refusal(await logIn(response, 'q'.repeat(43)))).toBe('login-expired');
    expect((await logIn(response)).status).toBe(204);
    expect(await refusal(await logIn(response))).toBe('login-expired');
    const late = await sign(await start());
    platform.clock.advance(600_000);
    expect(await refusal(await logIn(late))).toBe('login-expired');
    const invented = await sign({ ...(await start()), challenge: 'AAAA' });
    expect(await refusal(await logIn(invented))).toBe('login-expired');
  });

  it('without user verification are refused [C-passkey-verified]', async () => {
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    const response = await sign({ ...(await start()), userVerification: 'discouraged' });
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    expect(await refusal(await logIn(response))).toBe('passkey-refused');
  });

  it('that were cloned are refused: the counter has not grown', async () => {
    const [credential] = await credentials();
    if (!credential) throw new Error('no passkey');
    const clone = async (signCount: number) => {
      await cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId: credential.credentialId });
      await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount } });
    };
    await clone(1);
    expect(await refusal(await logIn(await sign(await start())))).toBe('passkey-refused');
    await clone(100);
    expect((await logIn(await sign(await start()))).status).toBe(204);
  });

  it('of another user are refused, with the signature or the user handle swapped', async () => {
    const { userId } = await sessionOf('bob');
    const [ada] = await platform.identity.passkeys
      .list((await sessionOf('ada')).userId)
      .then(({ passkeys }) => passkeys);
    const copy = `insert into passkeys (id, user_id, public_key, counter, name, created_at)
      select 'Ym9i', $1, public_key, 0, 'Copy', 0 from passkeys where id = $2`;
    await platform.database.commit([{ text: copy, values: [userId, ada?.id ?? ''] }]);
    const signed = await sign(await start());
    expect(await refusal(await logIn({ ...signed, id: 'Ym9i', rawId: 'Ym9i' }))).toBe('passkey-refused');
    const swapped = await sign(await start());
    swapped.response.userHandle = Buffer.from(userId).toString('base64url');
    expect(await refusal(await logIn(swapped))).toBe('passkey-refused');
    expect(await events('bob')).toContain('login refused passkey');
  });

  it('cannot be added for another session, twice, without verification or with a statement of the manufacturer', async () => {
    const [mine, other] = [await sessionOf('bob'), await sessionOf('bob')];
    /** `change` gets the attestation object as hexadecimal digits. */
    const create = async (session: typeof mine, change = (hex: string) => hex) => {
      const { options } = await (await postAs(mine, '/auth/passkeys/start')).json();
      const made = await make(options);
      const hex = Buffer.from(made.response.attestationObject, 'base64url').toString('hex');
      made.response.attestationObject = Buffer.from(change(hex), 'hex').toString('base64url');
      return [await postAs(session, '/auth/passkeys', { response: made }), made] as const;
    };
    const packed = (hex: string) => hex.replace('646e6f6e65', '667061636b6564'); // the text none
    const unverified = (hex: string) => hex.replace(/(?<=61757468446174615\w{3}\w{64})45/, '41'); // a flag of authData
    expect(await refusal((await create(other))[0])).toBe('login-expired');
    expect(await refusal((await create(mine, packed))[0])).toBe('passkey-not-added');
    expect(await refusal((await create(mine, unverified))[0])).toBe('passkey-not-added');
    const [added, made] = await create(mine);
    expect(added.status).toBe(201);
    expect(await refusal(await postAs(mine, '/auth/passkeys', { response: made }))).toBe('login-expired');
    expect(
      await refusal(await logIn({ ...made, response: { ...made.response, authenticatorData: 'AA', signature: 'AA' } })),
    ).toBe('passkey-refused');
  });

  it('that are refused are limited, for others than the known browser of the user', async () => {
    const [first] = await platform.identity.passkeys
      .list((await sessionOf('ada')).userId)
      .then(({ passkeys }) => passkeys);
    const forge = async () => {
      const signed = await sign(await start());
      const forged = { ...signed, response: { ...signed.response, signature: 'MEUCIQDl' } };
      return refusal(await logIn({ ...forged, id: first?.id ?? '', rawId: first?.id ?? '' }));
    };
    platform.clock.advance(900_000);
    for (let guesses = 0; guesses < 10; guesses++) expect(await forge()).toBe('passkey-refused');
    expect(await forge()).toBe('too-many-attempts');
    expect((await post('/auth/login', { name: 'ada', password: PASSWORD })).status).toBe(204); // counted apart
    platform.clock.advance(900_000);
    expect((await logIn(await sign(await start()))).status).toBe(204);
  });

  it('let a user back in with a recovery code, once, and limit guesses [C-recovery-code]', async () => {
    await confirm(false);
    const [code = ''] = codes;
    for (const works of [true, false]) {
      await context.clearCookies();
      await page.goto(`${platform.url}/login`);
      await page.getByRole('link', { name: 'Lost your password or passkey?' }).click();
      await page.getByLabel('Name').fill('ada');
      await page.getByLabel('Code').fill(code.toUpperCase().replaceAll('-', ' '));
      await page.keyboard.press('Enter');
      if (works) await page.getByText('9 recovery codes left.').waitFor();
      else await page.getByText('Incorrect name or code. A code works once.').waitFor();
    }
    const guess = () => post('/auth/recovery-codes/login', { name: 'ada', code: 'aaaa-aaaa-aaaa-aaaa' });
    for (let guesses = 1; guesses < 10; guesses++) expect(await refusal(await guess())).toBe('wrong-recovery-code');
    expect(await refusal(await guess())).toBe('too-many-attempts');
    platform.clock.advance(900_000);
    expect(await refusal(await guess())).toBe('wrong-recovery-code');
  });

  it('replace the password with a one-time link of the operator, which works for 15 minutes [C-recovery-link]', async () => {
    const { userId } = await sessionOf('ada');
    const late = await platform.identity.recovery.createLink(userId);
    platform.clock.advance(900_000);
    expect(await refusal(await post('/auth/recovery-codes/login', { name: 'ada', code: late }))).toBe(
      'wrong-recovery-code',
    );
    const old = await platform.identity.recovery.createLink(userId);
    const link = await platform.identity.recovery.createLink(userId);
    expect(await refusal(await post('/auth/recovery-codes/login', { name: 'ada', code: old }))).toBe(
      'wrong-recovery-code',
    );
    await page.goto('about:blank'); // else only the fragment changes, and the page is loaded again later
    await page.goto(`${platform.url}/login/recover#name=ada&code=${link}`);
    await page.waitForURL(`${platform.url}/login/recover`);
    await page.getByLabel('New password').fill('a longer passphrase');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
    expect((await post('/auth/login', { name: 'ada', password: 'a longer passphrase' })).status).toBe(204);
    expect(platform.log.join('')).not.toContain(link);
  });

  it('that are removed disappear from the browser; one that the server does not know gets a helpful message', async () => {
    await confirm(true);
    const before = (await credentials()).length;
    await page.waitForLoadState('networkidle'); // the page of the test before may still open
    await page.goto(`${platform.url}/account`);
    await page.getByRole('button', { name: 'Remove passkey' }).click();
    await page.getByText('Passkey removed: Chrome on Linux.').waitFor();
    expect((await credentials()).length).toBe(before - 1);
    await platform.database.commit([{ text: 'delete from passkeys', values: [] }]); // as if the data folder were new
    await context.clearCookies();
    await page.goto(`${platform.url}/login`);
    await page.getByText('This passkey is not known here').waitFor();
    expect((await credentials()).length).toBe(before - 1);
  });

  it('that an owner requires are added after a login with a password, which opens nothing else before that [C-passkey-required]', async () => {
    const { users, keys } = platform.identity;
    await users.add({ name: 'carol', owners: ['strict'], password: PASSWORD });
    const { key } = await keys.create('strict');
    const earlier = await post('/auth/login', { name: 'carol', password: PASSWORD });
    await users.requirePasskey('strict', true);
    const login = await post('/auth/login', { name: 'carol', password: PASSWORD });
    expect(login.status).toBe(204);
    const get = async (path: string, session: Response, headers: Record<string, string> = {}) => {
      const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      return (await fetch(platform.url + path, { headers: { cookie, ...headers }, redirect: 'manual' })).status;
    };
    for (const path of [
      '/auth/me',
      '/auth/sessions',
      '/auth/keys',
      '/auth/applications',
      '/api/workspaces/editor/strict/x/current',
    ]) {
      expect([path, await get(path, login)]).toEqual([path, 401]);
    }
    const { hostname, port } = new URL(platform.url);
    for (const path of ['/auth/passkeys/../me', '/auth/passkeys/%2e%2e/me', '//auth/me', '/auth/passkeys?/../me']) {
      const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const status = await new Promise<number | undefined>((resolve, reject) =>
        request({ hostname, port, path, headers: { cookie } }, (answer) => resolve(answer.resume().statusCode))
          .on('error', reject)
          .end(),
      );
      expect([path, status]).toEqual([path, path.includes('?') ? 200 : expect.toSatisfy((code) => code >= 400)]);
    }
    expect([await get('/auth/passkeys', login), await get('/auth/me', earlier)]).toEqual([200, 200]);
    // It cannot make room for its own passkey by removing that of the user.
    const headers = { cookie: login.headers.getSetCookie()[0]?.split(';')[0] ?? '', origin: platform.url };
    expect((await fetch(`${platform.url}/auth/passkeys/Ym9i`, { method: 'DELETE', headers })).status).toBe(401);
    expect(
      await get('/api/workspaces/editor/strict/x/current', login, { cookie: '', authorization: `Bearer ${key}` }),
    ).toBe(200);
    await confirm(false);
    await context.clearCookies();
    await page.goto(`${platform.url}/workspaces`);
    await page.getByLabel('Name').fill('carol');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('You need a passkey to log in here.').waitFor();
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['Passkeys']);
    expect(await violations(page, COLOURS)).toEqual([]);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Log in to Annex' }).waitFor();
    await page.goto(`${platform.url}/account?offer=/workspaces`);
    await confirm(true);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const shown = page.locator('.recovery-codes code');
    await shown.waitFor();
    const [code = ''] = ((await shown.textContent()) ?? '').split('\n');
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL(`${platform.url}/workspaces`);
    await page.goto(`${platform.url}/account`);
    await page.getByRole('heading', { name: 'API keys' }).waitFor();
    expect(await get('/auth/me', login)).toBe(401);
    // Someone who had opened a session with the password before can do nothing any more.
    expect((await postAs({ headers }, '/auth/passkeys/start')).status).toBe(401);
    expect(await get('/auth/passkeys', login)).toBe(401);
    expect(await refusal(await post('/auth/login', { name: 'carol', password: PASSWORD }))).toBe('passkey-required');
    expect(await refusal(await post('/auth/login', { name: 'carol', password: 'wrong' }))).toBe('wrong-password');
    const recovered = await post('/auth/recovery-codes/login', { name: 'carol', code });
    expect(await get('/auth/me', recovered)).toBe(200);
    await users.requirePasskey('strict', false);
    expect(await get('/auth/me', await post('/auth/login', { name: 'carol', password: PASSWORD }))).toBe(200);
  });

  it('log in while the provider of the account is gone; a one-time link sets a password', async () => {
    await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
    await confirm(true);
    const visitor = new LoginBrowser(platform);
    expect((await visitor.logIn(provider, { preferred_username: 'dora' })).status).toBe(200);
    const { options } = await (await postAs(visitor, '/auth/passkeys/start')).json();
    expect((await postAs(visitor, '/auth/passkeys', { response: await make(options) })).status).toBe(201);
    provider.intercept = ({ socket }) => Boolean(socket.destroy());
    platform.clock.advance(600_000); // its metadata is requested again
    const gone = await visitor.post('/auth/providers/acme/login', { proof: visitor.proof, next: '/' });
    expect(await refusal(gone)).toBe('provider-unavailable');
    expect((await logIn(await sign(await start()))).status).toBe(204);
    const { users, recovery: codes } = platform.identity;
    const code = await codes.createLink((await users.findByName('dora'))?.id ?? '');
    const login = { name: 'dora', password: 'a longer passphrase' };
    const recovery = { name: login.name, code, new_password: login.password };
    expect((await post('/auth/recovery-codes/login', recovery)).status).toBe(204);
    expect((await post('/auth/login', login)).status).toBe(204);
  });

  it('are used and managed with the keyboard alone', async () => {
    await confirm(false);
    await context.clearCookies();
    await page.goto(`${platform.url}/login?next=/account`);
    await page.getByRole('button', { name: 'Log in with a passkey' }).waitFor();
    await tabTo('Log in with a passkey');
    await confirm(true);
    await page.keyboard.press('Enter');
    await page.getByText('You are logged in as dora.').waitFor();
    await page.getByRole('button', { name: 'Create new recovery codes' }).waitFor();
    await tabTo('Create new recovery codes');
    await page.keyboard.press('Space');
    await expect.poll(focused, { timeout: 50_000 }).toMatchObject({ name: 'Recovery codes' });
    expect(await violations(page, COLOURS)).toEqual([]);
    await page.getByText('Recovery codes created.').waitFor();
    await page.goto(`${platform.url}/account`);
    await page.getByRole('button', { name: 'Remove passkey: Passkey' }).waitFor();
    await tabTo('Remove passkey: Passkey');
    await page.keyboard.press('Enter');
    await page.getByText('Passkey removed: Passkey.').waitFor();
    expect(await focused()).toMatchObject({ name: 'Passkeys' });
  });
});
