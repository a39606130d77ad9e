import type { Settings } from '../../../../generated/config/settings.ts';
import { hmac } from '../../../base/secrets.ts';
import type { IntentDependencies, IntentService } from '../service.ts';
import type { GrantStore } from './grant-store.ts';

type Shared = Required<Pick<IntentDependencies, 'clock' | 'baseUrl' | 'windows' | 'record'>>;

export const OAUTH_LIMITS = {
  /** Between two polls of a device. */
  pollSeconds: 5,
  /** Attempts to enter the code of a device, per address and minute. */
  maxUserCodes: 10,
  /** Metadata documents that are fetched per address and minute. */
  maxFetches: 30,
  fetchTimeoutMs: 5_000,
};

export type OauthSettings = Settings['oauth'] & typeof OAUTH_LIMITS;

export interface OauthDependencies extends Shared {
  readonly grants: GrantStore;
  readonly intents: IntentService;
  /** The same on every node and after every start. */
  readonly key: () => Promise<Buffer>;
  readonly settings: OauthSettings;
  /** The address that programs know, whichever one the browser uses. */
  readonly issuer: () => string;
  /** Servers that tokens may be issued for, besides the platform. */
  readonly resources: () => readonly string[];
}

/** A secret that only this platform can derive from the text. */
export const derive = async ({ key }: Pick<OauthDependencies, 'key'>, text: string): Promise<string> =>
  hmac(await key(), text);

export const GRANT_TYPES = {
  code: 'authorization_code',
  refresh: 'refresh_token',
  device: 'urn:ietf:params:oauth:grant-type:device_code',
} as const;
