import { Refusal } from '../refusal.ts';

/** The client disconnected before its request was complete, so no response can be sent. */
export class ClientGone extends Error {}

export const tooLarge = (limit: number, unit = 'bytes'): Refusal =>
  new Refusal('body-too-large', `Send at most ${limit} ${unit}.`);

export const overloaded = (): Refusal =>
  new Refusal('unavailable', 'The server is receiving too much data right now. Try again later.', {
    headers: { 'Retry-After': '15' },
  });
