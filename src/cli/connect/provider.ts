// The provider's settings for `annex connect`: options first, then `providers` in the settings file.
import { resolve } from 'node:path';
import { type ProviderSettings, readProviders } from '../../base/config/file.ts';
import { suggest } from '../../contract/nearest-word.ts';
import { checkExtraParams } from '../../sdk/oauth/authorization-request.ts';
import {
  OAuthError,
  type OAuthFlowOptions,
  type RevocationSettings,
  readCredentials,
  type TokenSettings,
} from '../../sdk/oauth/index.ts';
import { providerUrl } from '../../sdk/oauth/settings.ts';
import { type Arguments, CommandError, numberOf, printable, textOf, UsageError } from '../arguments.ts';
import { configOf, publicAddresses } from '../settings.ts';

export type ConnectApp = OAuthFlowOptions & TokenSettings & { readonly gatewayUrl: string };

const providerSettings = (provider: string): Partial<ProviderSettings> =>
  readProviders(process.cwd()).get(provider) ?? {};

export async function readApp(provider: string, args: Arguments): Promise<ConnectApp> {
  const settings = providerSettings(provider);
  const authUrl = required(textOf(args, 'auth-url') ?? settings.authUrl, provider, '--auth-url', 'authUrl');
  checkUrl(authUrl, 'authUrl');
  const issuer = checkUrl(textOf(args, 'issuer') ?? settings.issuer, 'issuer');
  const extraParams = { ...settings.extraParams, ...readParams(args.lists['param'] ?? []) };
  asUsage(() => checkExtraParams(extraParams));
  const config = configOf(args.flags);
  return {
    ...(await readTokenApp(provider, args)),
    authUrl,
    issuer,
    scopes: textOf(args, 'scopes') ?? settings.scopes ?? '',
    extraParams,
    pkce: args.options['no-pkce'] ? false : (settings.pkce ?? true),
    gatewayUrl: publicAddresses(config).gateway,
    gatewayWsUrl: config.settings.gateway.wsUrl,
  };
}

/** What is needed to refresh tokens. */
export async function readTokenApp(provider: string, args: Arguments): Promise<TokenSettings> {
  const settings = providerSettings(provider);
  const tokenUrl = required(textOf(args, 'token-url') ?? settings.tokenUrl, provider, '--token-url', 'tokenUrl');
  checkUrl(tokenUrl, 'tokenUrl');
  const defaultLifetimeSeconds = numberOf(args, 'default-lifetime') ?? settings.defaultLifetimeSeconds;
  return { provider, tokenUrl, defaultLifetimeSeconds, ...(await readClient(provider, args, settings)) };
}

export async function readRevocationApp(provider: string, args: Arguments): Promise<RevocationSettings> {
  const settings = providerSettings(provider);
  const revocationUrl = checkUrl(textOf(args, 'revocation-url') ?? settings.revocationUrl, 'revocationUrl');
  const issuer = checkUrl(textOf(args, 'issuer') ?? settings.issuer, 'issuer');
  return { provider, revocationUrl, issuer, ...(await readClient(provider, args, settings)) };
}

/** Whether its revocation URL is known or can be found. */
export const isConfigured = (provider: string, { options }: Arguments): boolean =>
  'revocation-url' in options || 'issuer' in options || readProviders(process.cwd()).has(provider);

/** A secret comes only from a file: options appear in process lists and shell histories. */
async function readClient(
  provider: string,
  args: Arguments,
  settings: Partial<ProviderSettings>,
): Promise<{ readonly clientId: string; readonly clientSecret?: string }> {
  const optionId = textOf(args, 'client-id');
  const file = textOf(args, 'credentials') ?? (optionId === undefined ? settings.credentialsFile : undefined);
  if (file !== undefined) return readCredentials(resolve(file));
  const clientId = optionId ?? settings.clientId;
  return { clientId: required(clientId, provider, '--credentials FILE or --client-id', 'credentialsFile or clientId') };
}

/** The provider may be a misspelt subcommand. */
const SUBCOMMANDS = ['status', 'token', 'remove'];

function required(value: string | undefined, provider: string, option: string, key: string): string {
  if (value) return value;
  const meant = suggest(provider, [...SUBCOMMANDS, ...readProviders(process.cwd()).keys()]);
  throw new CommandError(
    `provider '${printable(provider)}' is not fully configured${meant || `; set ${option}, or ${key} below providers in annex.config.json`}`,
  );
}

function checkUrl(url: string | undefined, key: string): string | undefined {
  if (url !== undefined) asUsage(() => providerUrl(url, key));
  return url;
}

function readParams(params: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    params.map((param) => {
      const at = param.indexOf('=');
      if (at < 1) throw new UsageError('--param must be NAME=VALUE');
      return [param.slice(0, at), param.slice(at + 1)];
    }),
  );
}

/** The SDK throws TypeErrors for wrong settings. Here, the user typed them. */
export function asUsage<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
}

export const asCommandError = async (error: unknown): Promise<unknown> =>
  error instanceof OAuthError ? new CommandError(error.message, { cause: error }) : error;
