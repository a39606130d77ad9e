// The host name of a proxied site: `<label>.localhost`, stable for a user and an origin, different for all others.
import { createHmac } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 32;

export const LABEL = /^[a-z2-7]{32}$/;

export function labelOf(key: Buffer, userId: string, origin: string): string {
  const digest = createHmac('sha256', key).update(`label|${userId}|${origin}`).digest();
  let label = '';
  for (let at = 0; label.length < LENGTH; at += 5) {
    const bits = digest.readUIntBE(at, 5); // 40 bits make eight characters
    for (let shift = 35; shift >= 0; shift -= 5) label += ALPHABET[Math.floor(bits / 2 ** shift) % 32];
  }
  return label;
}
