// Settings from the environment. A wrong one stops the start with one line that names it.
import { resolve } from 'node:path';

export interface Config {
  readonly host: string;
  readonly platformPort: number;
  readonly gatewayPort: number;
  readonly baseUrl: string | undefined;
  readonly dataDir: string;
  readonly packagesDir: string;
  readonly databaseUrl: string | undefined;
  readonly logLevel: string;
}

/** The message names the setting and says what it should be. */
export class ConfigError extends Error {}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

export function readConfig(env: Readonly<Record<string, string | undefined>>, folder: string): Config {
  const dataDir = resolve(folder, env['ANNEX_DATA_DIR'] ?? '.annex');
  return {
    host: env['ANNEX_HOST'] ?? '127.0.0.1',
    platformPort: port(env, 'ANNEX_PLATFORM_PORT', 8790),
    gatewayPort: port(env, 'ANNEX_GATEWAY_PORT', 8795),
    baseUrl: url(env, 'ANNEX_BASE_URL'),
    dataDir,
    packagesDir: resolve(dataDir, 'packages'),
    databaseUrl: env['ANNEX_DATABASE_URL'],
    logLevel: oneOf(env, 'ANNEX_LOG_LEVEL', LEVELS, 'info'),
  };
}

type Env = Readonly<Record<string, string | undefined>>;

function port(env: Env, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined) return fallback;
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text);
  throw new ConfigError(`${name} must be a port number from 0 to 65535`);
}

function url(env: Env, name: string): string | undefined {
  const text = env[name];
  if (text === undefined) return undefined;
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text.replace(/\/+$/, '');
  throw new ConfigError(`${name} must be an http or https address`);
}

function oneOf(env: Env, name: string, values: readonly string[], fallback: string): string {
  const text = env[name] ?? fallback;
  if (values.includes(text)) return text;
  throw new ConfigError(`${name} must be one of: ${values.join(', ')}`);
}
