// The section `loginProviders` of annex.config.json: its defaults, and the secrets that it refers to.
import { readFileSync } from 'node:fs';
import type { Settings } from '../../../generated/config/settings.ts';
import schema from '../../../spec/config/settings.schema.json' with { type: 'json' };
import { LOGIN_PROVIDERS_KEY } from './catalogue.ts';
import { ConfigError } from './error.ts';
import { SETTINGS_FILE } from './file.ts';

type Section = Settings[typeof LOGIN_PROVIDERS_KEY];
type Given = Omit<Section[string], 'clientSecretFile' | 'clientSecretVariable'>;

/** A provider with its defaults and its secret. */
export interface LoginProvider extends Required<Given> {
  readonly name: string;
  /** Undefined for a client without a secret. */
  readonly clientSecret: string | undefined;
}

type Defaults = Pick<LoginProvider, 'scopes' | 'signUp' | 'allowedDomains' | 'groupsClaim' | 'owners' | 'logout'>;

const DEFAULTS = Object.fromEntries(
  Object.entries(schema.properties[LOGIN_PROVIDERS_KEY].additionalProperties.properties).flatMap(([key, property]) =>
    'default' in property ? [[key, property.default]] : [],
  ),
) as unknown as Defaults;

export function readLoginProviders(
  { loginProviders, identity }: Pick<Settings, typeof LOGIN_PROVIDERS_KEY | 'identity'>,
  env: Readonly<Record<string, string | undefined>>,
): LoginProvider[] {
  const providers = Object.entries(loginProviders).map(
    ([name, { clientSecretFile, clientSecretVariable, ...given }]) => {
      const clientSecret =
        clientSecretFile === undefined
          ? readVariable(clientSecretVariable, name, env)
          : readSecretFile(clientSecretFile, name);
      return { ...DEFAULTS, label: name, ...given, name, clientSecret };
    },
  );
  if (identity.passwords === 'off' && providers.length === 0) {
    throw new ConfigError(`identity.passwords is off, so ${LOGIN_PROVIDERS_KEY} must have at least one provider`);
  }
  const issuers = providers.map(({ issuer }) => issuer);
  const repeated = providers.find(({ issuer }, index) => issuers.indexOf(issuer) !== index);
  if (repeated)
    throw new ConfigError(
      `${SETTINGS_FILE}: /${LOGIN_PROVIDERS_KEY}/${repeated.name} has the issuer of another provider`,
    );
  return providers;
}

function readVariable(
  variable: string | undefined,
  name: string,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (variable === undefined || env[variable]) return variable && env[variable];
  throw new ConfigError(
    `${SETTINGS_FILE}: /${LOGIN_PROVIDERS_KEY}/${name}/clientSecretVariable: ${variable} is not set`,
  );
}

function readSecretFile(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `${SETTINGS_FILE}: /${LOGIN_PROVIDERS_KEY}/${name}/clientSecretFile: cannot read ${path} (${code})`,
    );
  }
}
