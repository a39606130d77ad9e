// Chooses the media type of a response from the request's Accept header.
import { anyOf } from '../any-of.ts';
import { negotiate } from '../negotiate.ts';
import { Refusal } from '../refusal.ts';

/** Cached results per Accept header, since clients send few distinct ones. Cleared when full. */
const CACHE = new WeakMap<readonly string[], Map<string, string>>();
const MAX_CACHED = 64;
const MAX_ACCEPT_LENGTH = 256;

function remember(media: readonly string[], accept: string, chosen: string): void {
  if (accept.length > MAX_ACCEPT_LENGTH) return;
  const known = CACHE.get(media) ?? new Map<string, string>();
  if (known.size >= MAX_CACHED) known.clear();
  CACHE.set(media, known.set(accept, chosen));
}

/** Chooses by q value, then by the client's order; without a preference, the document's first media type. */
export function chooseMedia(media: readonly string[], accept: string | undefined): string {
  const [first = ''] = media;
  if (first === '' || accept === undefined || accept === '*/*' || accept === first) return first;
  const known = CACHE.get(media)?.get(accept);
  if (known !== undefined) return known;
  const chosen = negotiate(media, accept);
  if (chosen !== null) remember(media, accept, chosen);
  if (chosen === null) throw new Refusal('not-acceptable', `This operation returns ${anyOf(media)}.`);
  return chosen;
}
