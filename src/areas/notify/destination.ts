// Where a target's messages go, and how they look there: a browser, or a web address with a template.
import { createHmac, randomBytes } from 'node:crypto';
import type { Schemas } from '../../../generated/notify/contract.ts';
import { PRESETS, type PresetField } from '../../../generated/notify/presets.ts';
import { Problem } from '../../base/problem.ts';
import type { PublicMessage } from '../../base/public-request.ts';
import { parseOr } from '../../contract/parse-or.ts';
import { encryptPush, MAX_PUSH_BYTES, type PushKeys, pushHeaders, type Subscription } from './web-push.ts';

/** Stored sealed. */
export type Destination = Subscription | WebAddress;

interface WebAddress {
  readonly endpoint: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly template: string;
  /** Whether the receiver reads markup. */
  readonly isMarkup: boolean;
  /** Signs messages (Standard Webhooks). */
  readonly secret?: string;
}

export interface Message {
  readonly title: string;
  readonly text: string;
  /** Opens the request. */
  readonly url: string;
  readonly priority: 'normal' | 'high';
}

/** What differs between messages of the same text. `id` is the same when a message is sent again. */
export interface Envelope {
  readonly id: string;
  readonly now: number;
  readonly keys: PushKeys;
  readonly contact: string;
}

const PRIORITIES = { normal: 3, high: 4 } as const;
/** Names with which whole groups are called. */
const MENTION = /@(?=(?:everyone|here|channel|all)\b)/gi;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Headers that frame or route the request. */
const RESERVED = /^(host|connection|keep-alive|content-length|transfer-encoding|te|trailer|upgrade|expect|proxy-.*)$/i;

/** Throws bad-request. */
export function createDestination(body: Schemas['CreateTarget']): Destination {
  if (body.kind === 'push') return checkSubscription(body.subscription);
  if (body.kind === 'preset') return fromPreset(body);
  const { url, method = 'POST', headers = {}, body: template, escape: isMarkup = true } = body;
  const reserved = Object.keys(headers).find((name) => RESERVED.test(name));
  if (reserved !== undefined) throw new Problem('bad-request', `The header ${reserved} cannot be set.`);
  return checkTemplate({ endpoint: url, method, headers, template, isMarkup });
}

/** The service's own name. */
export const labelOf = (body: Schemas['CreateTarget']): string => {
  if (body.kind === 'preset') return PRESETS[body.preset].label;
  return body.kind === 'push' ? 'Browser' : new URL(body.url).host;
};

function checkSubscription({ endpoint, keys: { p256dh, auth } }: Subscription): Subscription {
  const subscription = { endpoint, keys: { p256dh, auth } };
  try {
    encryptPush(subscription, '');
  } catch {
    throw new Problem('bad-request', 'The public key of the subscription is invalid.');
  }
  return subscription;
}

function fromPreset(body: Schemas['PresetTarget']): WebAddress {
  const preset = PRESETS[body.preset];
  const missing = preset.needs.find((field) => body[field] === undefined);
  if (missing !== undefined) throw new Problem('bad-request', `${preset.label} needs the field ${missing}.`);
  const base = body.url ?? preset.url;
  if (base === null) throw new Problem('bad-request', `${preset.label} needs the field url.`);
  const put = (text: string, write: (value: string) => string): string =>
    text.replace(/<(topic|token|chat_id)>/g, (_, field: PresetField) => write(body[field] ?? ''));
  const isGiven = (value: string) => body[/<(\w+)>/.exec(value)?.[1] as PresetField] !== undefined;
  const given = Object.entries(preset.headers).filter(([, value]) => isGiven(value));
  const address: WebAddress = {
    endpoint: preset.path === '' ? base : base.replace(/\/$/, '') + put(preset.path, encodeURIComponent),
    method: 'POST',
    headers: Object.fromEntries(given.map(([name, value]) => [name, put(value, (field) => field)])),
    template: put(preset.body, inJson),
    isMarkup: preset.escape,
    ...(preset.signed ? { secret: `whsec_${randomBytes(24).toString('base64')}` } : {}),
  };
  return checkTemplate(address);
}

/** The sample has no quotes, so a placeholder outside of them makes the body invalid. */
function checkTemplate(address: WebAddress): WebAddress {
  const sample = fill(address, { title: 'title', text: 'text', url: 'https://annex.example/', priority: 'normal' });
  if (parseOr(sample, null) !== null) return address;
  throw new Problem('bad-request', 'The body is not JSON. Put {title}, {text} and {url} inside quotes.');
}

/** What is sent for a message. */
export function write(destination: Destination, message: Message, envelope: Envelope): PublicMessage {
  const { id, now, keys, contact } = envelope;
  if ('keys' in destination) {
    const { title, url, priority } = message;
    let { text } = message;
    const json = () => JSON.stringify({ title, text, url, tag: id });
    while (text.length > 1 && Buffer.byteLength(json()) > MAX_PUSH_BYTES)
      text = `${text.slice(0, text.length * 0.8 - 1)}…`.toWellFormed();
    const headers = pushHeaders(destination.endpoint, keys, contact, now, priority === 'high');
    return { method: 'POST', headers, body: encryptPush(destination, json()) };
  }
  const { method, headers, secret } = destination;
  const body = fill(destination, message);
  const isTyped = Object.keys(headers).some((name) => name.toLowerCase() === 'content-type');
  const type: Record<string, string> = isTyped ? {} : { 'Content-Type': 'application/json' };
  return { method, headers: { ...type, ...headers, ...(secret ? signatureOf(secret, id, now, body) : {}) }, body };
}

function fill({ template, isMarkup }: WebAddress, message: Message): string {
  return template.replace(/\{(title|text|url|priority)\}/g, (_, name: keyof Message) => {
    if (name === 'priority') return String(PRIORITIES[message.priority]);
    const plain = name === 'url' ? message.url : message[name].replace(MENTION, '@\u200b');
    return inJson(isMarkup ? plain.replace(/[&<>]/g, (character) => ENTITIES[character] ?? '') : plain);
  });
}

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** https://github.com/standard-webhooks/standard-webhooks */
function signatureOf(secret: string, id: string, now: number, body: string) {
  const time = String(Math.floor(now / 1_000));
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  return { 'Webhook-Id': id, 'Webhook-Timestamp': time, 'Webhook-Signature': `v1,${signature}` };
}
