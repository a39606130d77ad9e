// What `annex connect` knows about a provider: flags, then the section `providers` of the settings file.
import { resolve } from 'node:path';
import { readConfig } from '../../base/config/config.ts';
import { type ProviderSettings, readProviders } from '../../base/config/providers.ts';
import { reachableHost } from '../../base/reachable-host.ts';
import { checkExtraParams } from '../../sdk/oauth/authorization-request.ts';
import {
  type OAuthFlowOptions,
  type RevocationSettings,
  readCredentials,
  type TokenSettings,
} from '../../sdk/oauth/index.ts';
import { providerUrl } from '../../sdk/oauth/settings.ts';
import { type Arguments, CommandError, printable, UsageError } from '../arguments.ts';

/** Of the command, without the two dashes; parseArgs reads them. */
export const PROVIDER_FLAGS = {
  'auth-url': { type: 'string' },
  'token-url': { type: 'string' },
  'revocation-url': { type: 'string' },
  issuer: { type: 'string' },
  'client-id': { type: 'string' },
  credentials: { type: 'string' },
  scopes: { type: 'string' },
  param: { type: 'string', multiple: true },
  'no-pkce': { type: 'boolean' },
} as const;

export interface ProviderFlags {
  readonly 'auth-url'?: string | undefined;
  readonly 'token-url'?: string | undefined;
  readonly 'revocation-url'?: string | undefined;
  readonly issuer?: string | undefined;
  readonly 'client-id'?: string | undefined;
  readonly credentials?: string | undefined;
  readonly scopes?: string | undefined;
  readonly param?: string[] | undefined;
  readonly 'no-pkce'?: boolean | undefined;
}

export type ConnectApp = OAuthFlowOptions & TokenSettings & { readonly gatewayUrl: string };

export async function readApp(provider: string, flags: ProviderFlags, given: Arguments): Promise<ConnectApp> {
  const folder = process.cwd();
  const known: Partial<ProviderSettings> = readProviders(folder).get(provider) ?? {};
  const authUrl = needed(flags['auth-url'] ?? known.authUrl, provider, '--auth-url', 'authUrl');
  const tokenUrl = needed(flags['token-url'] ?? known.tokenUrl, provider, '--token-url', 'tokenUrl');
  const extraParams = { ...known.extraParams, ...readParams(flags.param ?? []) };
  asUsage(() => {
    providerUrl(authUrl, 'authUrl');
    providerUrl(tokenUrl, 'tokenUrl');
    checkExtraParams(extraParams);
  });
  return {
    provider,
    authUrl,
    tokenUrl,
    issuer: flags.issuer ?? known.issuer,
    scopes: flags.scopes ?? known.scopes ?? '',
    extraParams,
    pkce: flags['no-pkce'] ? false : (known.pkce ?? true),
    ...(await readClient(provider, flags, known, folder)),
    ...readGateway(given, folder),
  };
}

/** For a refresh. */
export async function readTokenApp(provider: string, flags: ProviderFlags): Promise<TokenSettings> {
  const folder = process.cwd();
  const known: Partial<ProviderSettings> = readProviders(folder).get(provider) ?? {};
  const tokenUrl = needed(flags['token-url'] ?? known.tokenUrl, provider, '--token-url', 'tokenUrl');
  asUsage(() => providerUrl(tokenUrl, 'tokenUrl'));
  return { provider, tokenUrl, ...(await readClient(provider, flags, known, folder)) };
}

export async function readRevocationApp(provider: string, flags: ProviderFlags): Promise<RevocationSettings> {
  const folder = process.cwd();
  const known: Partial<ProviderSettings> = readProviders(folder).get(provider) ?? {};
  const revocationUrl = flags['revocation-url'] ?? known.revocationUrl;
  const issuer = flags.issuer ?? known.issuer;
  asUsage(() => {
    if (revocationUrl !== undefined) providerUrl(revocationUrl, 'revocationUrl');
    if (issuer !== undefined) providerUrl(issuer, 'issuer');
  });
  return { provider, revocationUrl, issuer, ...(await readClient(provider, flags, known, folder)) };
}

/** Whether anything says where the provider is. */
export const knowsProvider = (provider: string, flags: ProviderFlags): boolean =>
  flags['revocation-url'] !== undefined || flags.issuer !== undefined || readProviders(process.cwd()).has(provider);

export function onlyProvider([provider, ...more]: readonly string[], usage: string): string {
  if (provider === undefined || more.length > 0) throw new UsageError(`name one provider: annex ${usage}`);
  return provider;
}

/** A secret comes from a file only: flags stand in lists of processes and in shell histories. */
async function readClient(
  provider: string,
  flags: ProviderFlags,
  known: Partial<ProviderSettings>,
  folder: string,
): Promise<{ readonly clientId: string; readonly clientSecret?: string }> {
  const file = flags.credentials ?? (flags['client-id'] === undefined ? known.credentialsFile : undefined);
  if (file !== undefined) return readCredentials(resolve(folder, file));
  const clientId = flags['client-id'] ?? known.clientId;
  return { clientId: needed(clientId, provider, '--credentials FILE or --client-id', 'credentialsFile or clientId') };
}

function readGateway({ flags }: Arguments, folder: string) {
  const { host, gateway } = readConfig({ flags, env: process.env, folder }).settings;
  const gatewayUrl = gateway.url ?? `http://${reachableHost(host)}:${gateway.port}`;
  return { gatewayUrl, ...(gateway.wsUrl === undefined ? {} : { gatewayWsUrl: gateway.wsUrl }) };
}

function needed(value: string | undefined, provider: string, flag: string, key: string): string {
  if (value) return value;
  throw new CommandError(
    `nothing is known of ${printable(provider)}: give ${flag}, or ${key} in annex.config.json below providers`,
  );
}

function readParams(params: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    params.map((param) => {
      const at = param.indexOf('=');
      if (at < 1) throw new UsageError('--param takes NAME=VALUE');
      return [param.slice(0, at), param.slice(at + 1)];
    }),
  );
}

/** The SDK throws TypeErrors about settings; here somebody has typed them. */
export function asUsage<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
}
