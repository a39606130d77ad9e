// The media type of an answer, by the request's Accept header.
import { negotiate } from '../negotiate.ts';
import { Refusal } from '../refusal.ts';

/** Results by Accept header: browsers send few different ones. Cleared when it is full. */
const CHOSEN = new WeakMap<readonly string[], Map<string, string>>();
const MAX_CHOSEN = 64;
const MAX_ACCEPT_LENGTH = 256;

function remember(media: readonly string[], accept: string, chosen: string): void {
  if (accept.length > MAX_ACCEPT_LENGTH) return;
  const known = CHOSEN.get(media) ?? new Map<string, string>();
  if (known.size >= MAX_CHOSEN) known.clear();
  CHOSEN.set(media, known.set(accept, chosen));
}

/** By q, then the client's order; the document's first type for any type or no header. */
export function chooseMedia(media: readonly string[], accept: string | undefined): string {
  const [first = ''] = media;
  if (first === '' || accept === undefined || accept === '*/*' || accept === first) return first;
  const known = CHOSEN.get(media)?.get(accept);
  if (known !== undefined) return known;
  const chosen = negotiate(media, accept);
  if (chosen !== null) remember(media, accept, chosen);
  if (chosen === null) throw new Refusal('not-acceptable', `This operation answers ${media.join(' or ')}.`);
  return chosen;
}
