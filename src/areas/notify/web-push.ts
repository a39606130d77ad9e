// Web push: encryption of a message for one browser (RFC 8291, in the encoding of RFC 8188) and the signature by which push
// services recognize this installation (VAPID, RFC 8292).
import { createCipheriv, createECDH, createPrivateKey, hkdfSync, type KeyObject, randomBytes, sign } from 'node:crypto';

export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** `publicKey` is in base64url, as browsers expect it in `applicationServerKey`. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

const CURVE = 'prime256v1';
/** The order of P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** Push services accept at most 4,096 bytes; header and tag of the encoding take 103. */
export const MAX_PUSH_BYTES = 3_900;
const RECORD_BYTES = 4_096;
/** Push services accept at most a day (RFC 8292, 2). */
const TOKEN_SECONDS = 43_200;
/** How long a push service keeps a message for a browser that is offline. */
const TTL_SECONDS = 3_600;

/** The same pair for the same secret. */
export function derivePushKeys(secret: Buffer): PushKeys {
  const bytes = hkdf(secret, '', 'VAPID', 48); // 16 more than the order has, so that all keys are equally likely
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH(CURVE);
  pair.setPrivateKey(d);
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const key = { kty: 'EC', crv: 'P-256', x, y, d: d.toString('base64url') };
  return { publicKey: point.toString('base64url'), privateKey: createPrivateKey({ key, format: 'jwk' }) };
}

/** Throws if the browser's public key is not a point of the curve. */
export function encryptPush({ keys }: Pick<Subscription, 'keys'>, text: string): Buffer {
  const pair = createECDH(CURVE);
  const ours = pair.generateKeys();
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = hkdf(pair.computeSecret(theirs), Buffer.from(keys.auth, 'base64url'), info, 32);
  const salt = randomBytes(16);
  const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const cipher = createCipheriv('aes-128-gcm', key, hkdf(secret, salt, 'Content-Encoding: nonce\0', 12));
  const header = Buffer.alloc(5);
  header.writeUInt32BE(RECORD_BYTES);
  header.writeUInt8(ours.length, 4);
  // 2 ends the text in the last record.
  const sealed = [cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, header, ours, ...sealed]);
}

/** `contact` is an address of the operator, as https or mailto. */
export function pushHeaders(endpoint: string, keys: PushKeys, contact: string, now: number, isUrgent: boolean) {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1_000) + TOKEN_SECONDS, sub: contact };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const text = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key: keys.privateKey, dsaEncoding: 'ieee-p1363' });
  return {
    Authorization: `vapid t=${text}.${signature.toString('base64url')}, k=${keys.publicKey}`,
    'Content-Encoding': 'aes128gcm',
    'Content-Type': 'application/octet-stream',
    TTL: String(TTL_SECONDS),
    Urgency: isUrgent ? 'high' : 'normal',
  };
}

const hkdf = (key: Uint8Array, salt: Uint8Array | string, info: Uint8Array | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
