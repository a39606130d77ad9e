// If-None-Match and Accept-Encoding.

/** Minimum size for compression; below it, compressing saves less than one packet. */
export const COMPRESS_FROM_BYTES = 1_024;

/** Evaluates If-None-Match by weak comparison (RFC 9110, 13.1.2), since a proxy may have weakened the tag. */
export function hasTag(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  if (condition.trim() === '*') return true;
  return (condition.match(/(?:W\/)?"[^"]*"/g) ?? []).some((tag) => tag.replace(/^W\//, '') === etag);
}

/**
 * Evaluates Accept-Encoding (RFC 9110, 12.5.3): returns the coding with the highest q value, the first offered one in
 * a tie, or null if none is acceptable or identity is preferred.
 */
export function chooseCoding<Coding extends string>(
  header: string | undefined,
  offered: readonly Coding[],
): Coding | null {
  if (!header) return null;
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim());
    const q = Number(parameters.find((text) => /^q\s*=/.test(text))?.replace(/^q\s*=/, '') ?? 1);
    weights.set(coding === 'x-gzip' ? 'gzip' : coding, Number.isNaN(q) ? 0 : q);
  }
  const weightOf = (coding: string): number => weights.get(coding) ?? weights.get('*') ?? 0;
  const [best] = offered.toSorted((one, other) => weightOf(other) - weightOf(one));
  if (best === undefined || weightOf(best) === 0) return null;
  return weightOf(best) >= (weights.get('identity') ?? 0) ? best : null;
}
