// Whether a page's headers allow framing.
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import { portOf } from './panel-url.ts';

/** Header names in lower case. */
export type FramingHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

type Framing = Pick<Schemas['Framing'], 'framable' | 'reason'>;

/** `from` is the page that contains the frame, on another origin than `page`. */
export function checkFraming(headers: FramingHeaders, page: URL, from: URL): Framing {
  if (from.protocol === 'https:' && page.protocol === 'http:') {
    return { framable: false, reason: 'The page uses plain HTTP, which an HTTPS page cannot embed.' };
  }
  const policies = [headers['content-security-policy'] ?? []].flat().flatMap((line) => line.split(','));
  const lists = policies.flatMap((policy) => frameAncestors(policy) ?? []);
  if (lists.length > 0) {
    // A policy with frame-ancestors overrides X-Frame-Options (CSP 3, 6.4.2).
    const forbids = lists.find(({ sources }) => !sources.some((source) => matches(source, page, from)));
    return forbids
      ? { framable: false, reason: `The site sends frame-ancestors ${forbids.text.slice(0, 200)}.` }
      : { framable: true, reason: 'The site allows framing.' };
  }
  const options = [headers['x-frame-options'] ?? []].flat().flatMap((line) => line.split(','));
  const forbids = options
    .map((option) => option.trim().toUpperCase())
    .find((option) => /^(DENY|SAMEORIGIN)$/.test(option));
  return forbids
    ? { framable: false, reason: `The site sends X-Frame-Options ${forbids}.` }
    : { framable: true, reason: 'The site does not forbid framing.' };
}

function frameAncestors(policy: string): { readonly text: string; readonly sources: readonly string[] } | null {
  for (const directive of policy.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name.toLowerCase() === 'frame-ancestors') return { text: sources.join(' ') || "'none'", sources };
  }
  return null;
}

/** A CSP host source: scheme, `*.` and port are optional; frame-ancestors ignores paths. */
function matches(source: string, page: URL, from: URL): boolean {
  const text = source.toLowerCase();
  if (text === '*') return /^https?:$/.test(from.protocol);
  if (text === "'self'") return page.origin === from.origin;
  if (/^[a-z][a-z0-9+.-]*:$/.test(text))
    return text === from.protocol || (text === 'http:' && from.protocol === 'https:');
  const parts = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^:/]+|\[[^\]]+\])(?::(\d+|\*))?(?:\/.*)?$/.exec(text);
  if (!parts) return false;
  const [, scheme = page.protocol.slice(0, -1), host = '', port] = parts;
  const schemeFits = `${scheme}:` === from.protocol || (scheme === 'http' && from.protocol === 'https:');
  const hostFits = host.startsWith('*.') ? from.hostname.endsWith(host.slice(1)) : host === from.hostname;
  const portFits = port === '*' || (port ?? '') === from.port || (port !== undefined && port === portOf(from));
  return schemeFits && hostFits && portFits;
}
