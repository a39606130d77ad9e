import type { Settings } from '../../../generated/config/settings.ts';
import type { Schemas } from '../../../generated/workspace/contract.ts';
import { checkFraming } from './framing.ts';
import { checkPanelUrl, portOf, THIS_MACHINE } from './panel-url.ts';
import { askPublicHead, NotAsked } from './public-request.ts';

export type FramingLimits = Pick<Settings['panels'], 'framingTimeoutMs' | 'privateHosts'>;

/** Finds out why a web view stays blank. */
export class FramingService {
  readonly #baseUrl: () => string;
  readonly #limits: FramingLimits;

  constructor(baseUrl: () => string, limits: FramingLimits) {
    this.#baseUrl = baseUrl;
    this.#limits = limits;
  }

  async check(url: string, signal?: AbortSignal): Promise<Schemas['Framing']> {
    const { framingTimeoutMs: timeoutMs, privateHosts } = this.#limits;
    const asked = checkPanelUrl(url, this.#baseUrl(), '/query/url');
    const allowed = [...privateHosts, ...this.#ownMachine(new URL(asked))];
    try {
      const head = await askPublicHead(asked, { timeoutMs, allowed, ...(signal ? { signal } : {}) });
      return { reachable: true, ...checkFraming(head.headers, head.url, new URL(this.#baseUrl())) };
    } catch (error) {
      if (!(error instanceof NotAsked)) throw error;
      const late = error.silence === 'late' ? { late: true } : {};
      return { framable: null, reachable: error.silence ? false : null, ...late, reason: error.message };
    }
  }

  /** Users of a platform on loopback are on this machine and may check its other servers. */
  #ownMachine(asked: URL): readonly string[] {
    const both = [asked, new URL(this.#baseUrl())].every(({ hostname }) => THIS_MACHINE.test(hostname));
    return both ? [`${asked.hostname}:${portOf(asked)}`] : [];
  }
}
