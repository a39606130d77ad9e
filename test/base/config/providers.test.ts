import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import schema from '../../../spec/config/settings.schema.json' with { type: 'json' };
import { ConfigError, readConfig } from '../../../src/base/config/config.ts';
import { readProviders } from '../../../src/base/config/file.ts';

const ajv = new Ajv2020({ strict: true });
addFormats.default(ajv);
ajv.addFormat('ip-range', true);
ajv.addKeyword({ keyword: 'x-internal', schemaType: 'boolean' });
ajv.addKeyword({ keyword: 'x-removed', schemaType: 'array' });
const validate = ajv.compile(schema);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'annex-providers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: object): void => writeFileSync(join(folder, 'annex.config.json'), JSON.stringify(file));
const urls = { authUrl: 'https://a.example/authorize?x=y', tokenUrl: 'https://a.example/token' };

describe('the providers of annex.config.json', () => {
  it('are read by name, in addition to the settings', () => {
    const acme = { ...urls, clientId: 'id', scopes: '', pkce: false, extraParams: { prompt: 'consent' } };
    const file = { log: { level: 'warn' }, providers: { acme, 'other-2': urls } };
    write(file);
    expect(Object.fromEntries(readProviders(folder))).toEqual(file.providers);
    expect(readConfig({ folder }).settings.log.level).toBe('warn');
    expect(validate(file)).toBe(true);
  });

  it('are empty if there is no file or no section', () => {
    expect(readProviders(folder).size).toBe(0);
    write({});
    expect(readProviders(folder).size).toBe(0);
  });

  it.each<[string, object]>([
    ['/providers must be an object', { providers: [] }],
    ['/providers/Real must be named with', { providers: { Real: urls } }],
    ['/providers/real must be an object', { providers: { real: 'geheim' } }],
    ['/providers/real must have tokenUrl', { providers: { real: { authUrl: urls.authUrl } } }],
    [
      "/providers/real/scope is not a known setting. Did you mean 'scopes'?",
      { providers: { real: { ...urls, scope: 'x' } } },
    ],
    [
      '/providers/real/clientSecret is not a known setting',
      { providers: { real: { ...urls, clientSecret: 'geheim' } } },
    ],
    ['/providers/real/authUrl must look like https://', { providers: { real: { ...urls, authUrl: 'geheim' } } }],
    ['/providers/real/pkce must be true or false', { providers: { real: { ...urls, pkce: 'no' } } }],
    [
      '/providers/real/extraParams/a must be a non-empty string',
      { providers: { real: { ...urls, extraParams: { a: 1 } } } },
    ],
  ])('are refused with their path, as in the schema: %s', (message, file) => {
    write(file);
    const read = (): unknown => readProviders(folder);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(`annex.config.json: ${message}`);
    expect(read).not.toThrow(/geheim/);
    expect(validate(file)).toBe(false);
  });
});
