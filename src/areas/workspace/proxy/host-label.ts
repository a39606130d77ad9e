// The host name of a proxied site: `<label>.localhost`, stable for a user, an origin and an
// instance of it, different for all others.
import { createHmac } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 32;

export const LABEL = /^[a-z2-7]{32}$/;

export interface LabelledSite {
  readonly userId: string;
  readonly origin: string;
  /** A site whose pages have stopped responding gets another one. Absent: 0. */
  readonly instance?: number;
}

export function labelOf(key: Buffer, { userId, origin, instance }: LabelledSite): string {
  const site = instance === undefined || instance === 0 ? origin : `${origin}|${instance}`;
  const digest = createHmac('sha256', key).update(`label|${userId}|${site}`).digest();
  let label = '';
  for (let at = 0; label.length < LENGTH; at += 5) {
    const bits = digest.readUIntBE(at, 5); // 40 bits make eight characters
    for (let shift = 35; shift >= 0; shift -= 5) label += ALPHABET[Math.floor(bits / 2 ** shift) % 32];
  }
  return label;
}
