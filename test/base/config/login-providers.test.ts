import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../src/base/config/config.ts';
import { readLoginProviders } from '../../../src/base/config/login-providers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'annex-login-providers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const acme = { issuer: 'https://login.acme.example', clientId: 'annex' };
const read = (file: object, env: Record<string, string> = {}) => {
  writeFileSync(join(folder, 'annex.config.json'), JSON.stringify(file));
  return readLoginProviders(readConfig({ folder }).settings, env);
};

describe('the login providers of annex.config.json', () => {
  it('are empty by default, and have the defaults of the schema', () => {
    expect(read({})).toEqual([]);
    expect(read({ loginProviders: { acme } })).toEqual([
      {
        ...acme,
        name: 'acme',
        label: 'acme',
        clientSecret: undefined,
        scopes: 'openid profile email',
        signUp: false,
        allowedDomains: [],
        groupsClaim: 'groups',
        owners: {},
        logout: false,
      },
    ]);
  });

  it('take the secret from a file or from the environment', () => {
    const clientSecretFile = join(folder, 'secret');
    writeFileSync(clientSecretFile, 'from-file\n');
    expect(read({ loginProviders: { acme: { ...acme, clientSecretFile } } })[0]?.clientSecret).toBe('from-file');
    const loginProviders = { acme: { ...acme, label: 'Acme', clientSecretVariable: 'ACME_SECRET' } };
    expect(read({ loginProviders }, { ACME_SECRET: 'from-env' })).toMatchObject([
      { label: 'Acme', clientSecret: 'from-env' },
    ]);
    expect(() => read({ loginProviders })).toThrow('/loginProviders/acme/clientSecretVariable: ACME_SECRET is not set');
    const missing = { acme: { ...acme, clientSecretFile: join(folder, 'none') } };
    expect(() => read({ loginProviders: missing })).toThrow(
      /^annex\.config\.json: \/loginProviders\/acme\/clientSecretFile: cannot read/,
    );
  });

  it.each<[string, object]>([
    ['/loginProviders/acme must have clientId', { acme: { issuer: acme.issuer } }],
    ['/loginProviders/acme/issuer must look like https://', { acme: { ...acme, issuer: 'http://login.acme.example' } }],
    [
      '/loginProviders/acme/issuer must look like https://',
      { acme: { ...acme, issuer: 'http://localhost@evil.example' } },
    ],
    ['/loginProviders/acme/issuer must look like https://', { acme: { ...acme, issuer: 'https://a.example/?x' } }],
    ['/loginProviders/acme/scopes must look like openid', { acme: { ...acme, scopes: 'email' } }],
    ['/loginProviders/acme/clientSecret is not a known setting', { acme: { ...acme, clientSecret: 'geheim' } }],
    ['/loginProviders/A must be named with', { A: acme }],
    ['/loginProviders/acme/owners/lab/0 must look like acme', { acme: { ...acme, owners: { lab: ['a/b'] } } }],
    ['/loginProviders/acme/allowedDomains/0 must look like', { acme: { ...acme, allowedDomains: ['@acme.example'] } }],
  ])('are refused with their path: %s', (message, loginProviders) => {
    expect(() => read({ loginProviders })).toThrow(ConfigError);
    expect(() => read({ loginProviders })).toThrow(message);
    expect(() => read({ loginProviders })).not.toThrow(/geheim/);
  });

  it('are required if passwords are off', () => {
    const identity = { passwords: 'off' };
    expect(() => read({ identity })).toThrow('identity.passwords is off, so loginProviders must have at least one');
    expect(
      read({ identity, loginProviders: { acme, local: { ...acme, issuer: 'http://localhost:9000/x' } } }),
    ).toHaveLength(2);
  });
});
