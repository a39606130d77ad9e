import type { Settings } from '../../../../generated/config/settings.ts';
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import {
  askPublic,
  type PublicAnswer,
  type PublicRequestOptions,
  RequestFailed,
} from '../../../base/public-request.ts';
import { checkFraming } from './framing.ts';
import { checkPanelUrl, portOf, THIS_MACHINE } from './panel-url.ts';

export type FramingLimits = Pick<Settings['panels'], 'framingTimeoutMs' | 'privateHosts'>;

const MAX_ICON_BYTES = 128 << 10;

/** Checks why a site cannot be framed, and finds its icon. */
export class FramingService {
  readonly #baseUrl: () => string;
  readonly #limits: FramingLimits;

  constructor(baseUrl: () => string, limits: FramingLimits) {
    this.#baseUrl = baseUrl;
    this.#limits = limits;
  }

  async check(url: string, signal?: AbortSignal): Promise<Schemas['Framing']> {
    try {
      const head = await this.#ask(url, signal ? { signal } : {});
      return { reachable: true, ...checkFraming(head.headers, head.url, new URL(this.#baseUrl())) };
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

  #ask(url: string, options: Pick<PublicRequestOptions, 'signal' | 'accept' | 'maxBytes'>): Promise<PublicAnswer> {
    const { framingTimeoutMs: timeoutMs, privateHosts } = this.#limits;
    const address = checkPanelUrl(url, this.#baseUrl(), '/query/url');
    const allowed = [...privateHosts, ...this.#ownMachine(new URL(address))];
    return askPublic(address, { timeoutMs, allowed, ...options });
  }

  /** Users of a platform on loopback sit at this machine and may check its other servers. */
  #ownMachine(asked: URL): readonly string[] {
    const both = [asked, new URL(this.#baseUrl())].every(({ hostname }) => THIS_MACHINE.test(hostname));
    return both ? [`${asked.hostname}:${portOf(asked)}`] : [];
  }
}
