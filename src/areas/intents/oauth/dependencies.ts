import { createHmac } from 'node:crypto';
import type { Settings } from '../../../../generated/config/settings.ts';
import type { Clock } from '../../../base/clock.ts';
import type { Windows } from '../rate-limit.ts';
import type { IntentService } from '../service.ts';
import type { GrantStore } from './grant-store.ts';

export interface OauthDependencies {
  readonly grants: GrantStore;
  readonly intents: IntentService;
  readonly clock: Clock;
  readonly baseUrl: () => string;
  /** The same on every node and after every start. */
  readonly key: () => Promise<Buffer>;
  readonly windows: Windows;
  readonly settings: Settings['oauth'];
  /** Servers that tokens may be issued for, besides the platform. */
  readonly resources: () => readonly string[];
}

/** A secret that only this platform can derive from the text. */
export const derive = async ({ key }: Pick<OauthDependencies, 'key'>, text: string): Promise<string> =>
  createHmac('sha256', await key())
    .update(text)
    .digest('base64url');

export const GRANT_TYPES = {
  code: 'authorization_code',
  refresh: 'refresh_token',
  device: 'urn:ietf:params:oauth:grant-type:device_code',
} as const;
