import type { Settings } from '../../../generated/config/settings.ts';
import type { Schemas } from '../../../generated/workspace/contract.ts';
import { checkFraming } from './framing.ts';
import { checkPanelUrl } from './panel-url.ts';
import { askPublicHead, NotAsked } from './public-request.ts';

export type FramingLimits = Pick<Settings['panels'], 'framingTimeoutMs' | 'privateHosts'>;

/** Tells the page why a web view stays blank. */
export class FramingService {
  readonly #baseUrl: () => string;
  readonly #limits: FramingLimits;

  constructor(baseUrl: () => string, limits: FramingLimits) {
    this.#baseUrl = baseUrl;
    this.#limits = limits;
  }

  async check(url: string, signal?: AbortSignal): Promise<Schemas['Framing']> {
    const { framingTimeoutMs: timeoutMs, privateHosts: allowed } = this.#limits;
    const asked = checkPanelUrl(url, this.#baseUrl(), '/query/url');
    try {
      const head = await askPublicHead(asked, { timeoutMs, allowed, ...(signal ? { signal } : {}) });
      return { ...checkFraming(head.headers, head.url, new URL(this.#baseUrl())) };
    } catch (error) {
      if (!(error instanceof NotAsked)) throw error;
      return { framable: null, reason: error.message };
    }
  }
}
