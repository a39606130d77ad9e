// The section `loginProviders` of annex.config.json, with the secrets that it refers to.
import { readFileSync } from 'node:fs';
import { LOGIN_PROVIDER_DEFAULTS } from '../../../generated/config/defaults.ts';
import type { Settings } from '../../../generated/config/settings.ts';
import { ConfigError } from './catalogue.ts';
import { SETTINGS_FILE } from './file.ts';

type ProviderSettings = Settings['loginProviders'][string];

export interface LoginProvider extends ProviderSettings {
  readonly name: string;
  readonly label: string;
  /** Undefined for a client without a secret. */
  readonly clientSecret: string | undefined;
}

export function readLoginProviders(
  { loginProviders, identity }: Pick<Settings, 'loginProviders' | 'identity'>,
  env: Readonly<Record<string, string | undefined>>,
): LoginProvider[] {
  const providers = Object.entries(loginProviders).map(([name, provider]) => {
    const clientSecret = readSecret(`${SETTINGS_FILE}: /loginProviders/${name}`, provider, env);
    return { label: name, ...LOGIN_PROVIDER_DEFAULTS, ...provider, name, clientSecret };
  });
  if (identity.passwords === 'on' || providers.length > 0) return providers;
  throw new ConfigError('identity.passwords is off, so loginProviders must have at least one provider');
}

function readSecret(
  place: string,
  { clientSecretFile: file, clientSecretVariable: variable }: ProviderSettings,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  try {
    if (file !== undefined) return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`${place}/clientSecretFile: cannot read ${file} (${code})`);
  }
  if (variable === undefined || env[variable]) return variable && env[variable];
  throw new ConfigError(`${place}/clientSecretVariable: ${variable} is not set`);
}
