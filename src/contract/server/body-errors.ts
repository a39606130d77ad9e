import { Refusal } from '../refusal.ts';

/** The connection ended before the request did: nobody is left to answer. */
export class ClientGone extends Error {}

export const tooLarge = (limit: number, what = 'bytes'): Refusal =>
  new Refusal('body-too-large', `This operation takes at most ${limit} ${what}.`);

export const tooMuch = (): Refusal =>
  new Refusal('unavailable', 'Too much is being sent at once.', { headers: { 'Retry-After': '15' } });
