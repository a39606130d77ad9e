// Whether a page's headers allow framing, and the icon of its site.
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import { isThisMachine } from '../../../base/hosts.ts';
import { askPublic, type PublicRequestOptions, RequestFailed } from '../../../base/public-request.ts';
import { checkPanelUrl, type OwnUrls, portOf } from '../layout/panel-url.ts';
import type { PanelLimits } from '../limits.ts';

type FramingLimits = Pick<PanelLimits, 'framingTimeoutMs' | 'privateHosts'>;

const MAX_ICON_BYTES = 128 << 10;

/** Checks why a site cannot be framed, and finds its icon. */
export class FramingService {
  readonly #ownUrls: () => OwnUrls;
  readonly #limits: FramingLimits;

  constructor(ownUrls: () => OwnUrls, limits: FramingLimits) {
    this.#ownUrls = ownUrls;
    this.#limits = limits;
  }

  async check(url: string, signal?: AbortSignal): Promise<Schemas['Framing']> {
    try {
      const head = await this.#ask(url, signal ? { signal } : {});
      return { reachable: true, ...checkFraming(head.headers, head.url, new URL(this.#ownUrls()[0])) };
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      const late = error.noResponse === 'late' ? { late: true } : {};
      return { framable: null, reachable: error.noResponse ? false : null, ...late, reason: error.message };
    }
  }

  /** Returns a data URL: fetching the icon itself, the browser would send the cookies of our host. */
  async findIcon(url: string, signal: AbortSignal): Promise<Schemas['SiteIcon']> {
    try {
      const { headers, body } = await this.#ask(url, { signal, accept: 'image/*', maxBytes: MAX_ICON_BYTES });
      const type = /^image\/[\w.+-]+/i.exec(headers['content-type'] ?? '')?.[0];
      return { icon: type && body.length > 0 ? `data:${type};base64,${body.toString('base64')}` : null };
    } catch (error) {
      if (error instanceof RequestFailed) return { icon: null };
      throw error;
    }
  }

  #ask(url: string, options: Pick<PublicRequestOptions, 'signal' | 'accept' | 'maxBytes'>) {
    const own = this.#ownUrls();
    const address = checkPanelUrl(url, own, '/query/url');
    const target = new URL(address);
    // Users of a platform on loopback sit at this machine and may check its other servers.
    const isOwnMachine = [target, new URL(own[0])].every(({ hostname }) => isThisMachine(hostname));
    const ownMachine = isOwnMachine ? [`${target.hostname}:${portOf(target)}`] : [];
    const { framingTimeoutMs: timeoutMs, privateHosts } = this.#limits;
    return askPublic(address, { timeoutMs, allowed: [...privateHosts, ...ownMachine], ...options });
  }
}

/** Header names in lower case. */
type FramingHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** `from` is the page that contains the frame, on another origin than `page`. */
export function checkFraming(
  headers: FramingHeaders,
  page: URL,
  from: URL,
): Pick<Schemas['Framing'], 'framable' | 'reason'> {
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
