/** Returns the offered media type that `Accept` ranks highest (RFC 9110, 12.5.1), or null; the first one wins a tie. */
export function negotiate(offered: readonly string[], accept: string | undefined): string | null {
  if (accept === undefined || accept.trim() === '') return offered[0] ?? null;
  const ranges = accept.split(',').map(readWeighted);
  let best: { readonly media: string; readonly q: number; readonly order: number } | null = null;
  for (const media of offered) {
    const candidate = ranges
      .map((range, order) => ({ media, order, ...range }))
      .filter(({ range }) => covers(range, media) || covers(media, range))
      .sort((a, b) => specificity(b.range) - specificity(a.range))[0];
    if (!candidate || candidate.q === 0) continue;
    if (!best || candidate.q > best.q || (candidate.q === best.q && candidate.order < best.order)) best = candidate;
  }
  return best?.media ?? null;
}

/** A media range or another token of an Accept header, and its weight (RFC 9110, 12.4.2). */
export function readWeighted(text: string): { range: string; q: number } {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const q = Number(parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=/, '') ?? 1);
  return { range, q: Number.isNaN(q) ? 0 : q };
}

export const JSON_MEDIA = 'application/json';
export const isJsonMedia = (media: string): boolean => media === JSON_MEDIA || media.endsWith('+json');

/** Whether a range such as `image/*` covers a media type, or another range. */
const covers = (range: string, media: string): boolean =>
  range === media || range === '*/*' || (range.endsWith('/*') && media.startsWith(range.slice(0, -1)));

/** Whether a media type is one of those in a document, which may be ranges. */
export const isOneOf = (documented: readonly string[], media: string): boolean =>
  documented.includes(media) || documented.some((range) => covers(range, media));

const specificity = (range: string): number => (range === '*/*' ? 0 : range.endsWith('/*') ? 1 : 2);

/** "create, list or revoke" */
export const anyOf = (words: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words);
