// Generated from spec/ by `npm run generate`. Do not edit.
import type { Schemas } from './contract.ts';

export type PresetField = 'topic' | 'token' | 'chat_id';
export interface Preset {
  readonly label: string;
  /** The default address. */
  readonly url: string | null;
  readonly path: string;
  readonly needs: readonly PresetField[];
  readonly accepts: readonly PresetField[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly escape: boolean;
  readonly signed: boolean;
}

export const PRESETS: Readonly<Record<Schemas['Preset'], Preset>> = {
  ntfy: {
    url: 'https://ntfy.sh',
    path: '/',
    needs: ['topic'],
    accepts: ['token'],
    headers: { Authorization: 'Bearer <token>' },
    escape: false,
    signed: false,
    label: 'ntfy',
    body: '{"topic":"<topic>","title":"{title}","message":"{text}","click":"{url}","priority":{priority}}',
  },
  gotify: {
    url: null,
    path: '/message',
    needs: ['token'],
    accepts: [],
    headers: { 'X-Gotify-Key': '<token>' },
    escape: false,
    signed: false,
    label: 'Gotify',
    body: '{"title":"{title}","message":"{text}\\n{url}","priority":{priority}}',
  },
  slack: {
    url: null,
    path: '',
    needs: [],
    accepts: [],
    headers: {},
    escape: true,
    signed: false,
    label: 'Slack or Mattermost',
    body: '{"text":"{title}\\n{text}\\n{url}"}',
  },
  telegram: {
    url: 'https://api.telegram.org',
    path: '/bot<token>/sendMessage',
    needs: ['token', 'chat_id'],
    accepts: [],
    headers: {},
    escape: false,
    signed: false,
    label: 'Telegram',
    body: '{"chat_id":"<chat_id>","text":"{title}\\n{text}\\n{url}"}',
  },
  webhook: {
    url: null,
    path: '',
    needs: [],
    accepts: [],
    headers: {},
    escape: false,
    signed: true,
    label: 'Signed webhook',
    body: '{"title":"{title}","text":"{text}","url":"{url}","priority":{priority}}',
  },
};
