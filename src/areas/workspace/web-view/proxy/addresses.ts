// Rewrites upstream addresses in pages and headers to addresses of the label.

export interface AddressRewriter {
  /** An upstream origin at the start of an address, with or without the scheme. */
  readonly pattern: RegExp;
  /** The same after a double quote. */
  readonly quoted: RegExp;
  /** The same in a srcset. */
  readonly listed: RegExp;
  /** The replacement. */
  readonly origin: string;
}

const SLASH = '(?:/|&#x2f;|&#47;)';

export function createRewriter(upstream: URL, origin: string): AddressRewriter {
  const port = upstream.port === '' ? `(?::${upstream.protocol === 'https:' ? 443 : 80})?` : `:${upstream.port}`;
  const host = upstream.hostname.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const site = `(?:${upstream.protocol})?${SLASH}${SLASH}${host}${port}`;
  return {
    pattern: new RegExp(`^(\\s*)${site}(?=[/?#&]|\\s*$)`, 'i'),
    quoted: new RegExp(`"${site}(?=[/?#"])`, 'gi'),
    listed: new RegExp(`(^|[\\s,])${site}(?=[/?#&\\s,]|$)`, 'gi'),
    origin,
  };
}

export const rewriteAddress = (value: string, { pattern, origin }: AddressRewriter): string =>
  value.replace(pattern, (_, space: string) => space + origin);

export const rewriteSrcset = (value: string, { listed, origin }: AddressRewriter): string =>
  value.replace(listed, (_, before: string) => before + origin);

/** For import maps. */
export const rewriteAll = (text: string, { quoted, origin }: AddressRewriter): string =>
  text.replace(quoted, () => `"${origin}`);

/** `5; url=...`, in a `meta` element and the Refresh header. */
export function rewriteRefresh(value: string, addresses: AddressRewriter): string {
  const parts = /^([^;,]*[;,]\s*(?:url\s*=\s*)?["']?)([\s\S]*)$/i.exec(value);
  return parts ? `${parts[1]}${rewriteAddress(parts[2] ?? '', addresses)}` : value;
}
