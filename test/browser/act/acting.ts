// A web view in proxy mode, and a program that looks at its page and acts in it.
import type { Browser, Frame } from 'playwright-core';
import type { Schemas } from '../../../src/sdk/workspace/index.ts';
import { rover } from '../../areas/workspace/workspace.ts';
import type { Running } from '../../running.ts';
import { type ProxiedWorkspace, proxiedFrame, startProxiedWorkspace } from '../proxied-workspace.ts';

export type Step = Schemas['ControlPage']['steps'][number];
type Options = Partial<Omit<Schemas['ControlPage'], 'steps'>>;

export interface Acting extends ProxiedWorkspace {
  /** Shows a page of a site in a new web view. */
  show(url: string): Promise<Frame>;
  look(query?: object): Promise<Schemas['PageReport']>;
  act(steps: readonly Step[], options?: Options): Promise<Schemas['PageReport']>;
  until(until: Schemas['PageUntil'], timeout_ms?: number): Promise<Schemas['PageReport']>;
  /** The lines of an outline, without the fence. */
  lines(query?: object): Promise<string[]>;
}

export async function startActing(
  running: Running,
  browser: () => Browser,
  hosts: readonly string[] = [],
): Promise<Acting> {
  const workspace = await startProxiedWorkspace(running, browser, hosts);
  const { api, control, page, renew } = workspace;
  const path = rover;
  const look = (query = {}) =>
    api.getOutline({ path, query: { waitForConsent: 0, ...query } }) as Promise<Schemas['PageReport']>;
  return {
    ...workspace,
    show: async (url) => {
      await renew();
      await control({ action: 'setProxyEnabled', enabled: true });
      const sent = await control({ action: 'navigate', url, wait: 'load', timeout_ms: 30_000 });
      if (sent.status !== 204) throw new Error(await sent.text());
      return proxiedFrame(page, new URL(url).pathname);
    },
    look,
    act: (steps, options = {}) =>
      api.controlPage({ path, body: { steps: [...steps], ...options } as never }) as Promise<Schemas['PageReport']>,
    until: (until, timeout_ms = 5_000) =>
      api.checkPage({ path, body: { until, timeout_ms } as never }) as Promise<Schemas['PageReport']>,
    lines: async (query) => unfenced((await look(query)).outline),
  };
}

export const unfenced = (text = ''): string[] => text.split('\n').slice(1, -1);
