// The state of a panel: its initial values, and how a web view's address, counters and header change.
import type { InitialState, PanelState } from '../../../../generated/workspace/messages.ts';
import { Problem } from '../../../base/problem.ts';
import type { PanelLimits } from '../limits.ts';
import type { PanelKind } from './catalog.ts';
import { checkViewUrl, type OwnUrls } from './panel-url.ts';

export interface StateRules {
  readonly own: OwnUrls;
  readonly limits: Pick<PanelLimits, 'maxStateBytes'>;
}

type StateChange = Pick<PanelState, 'url' | 'headerHidden' | 'proxyEnabled'>;

/** Whether panels of that kind have the fields to be changed. */
export const canChange = (kind: PanelKind, { url, proxyEnabled }: StateChange): boolean =>
  kind === 'webview' || (kind === 'sandbox' && url === undefined && proxyEnabled === undefined);

/** Navigating to the current address is a change too: `loads` grows, and every browser reloads the page. */
export function changeState(state: PanelState, change: StateChange, { own }: StateRules): PanelState {
  if (change.url === undefined) return { ...state, ...change };
  const url = checkViewUrl(change.url, own, '/body/url');
  const loads = url === state.url ? { loads: (state.loads ?? 0) + 1 } : {};
  return { ...state, ...change, url, ...loads };
}

/** Fields of our own panels are set here. A foreign panel gets the rest as given. */
export function initialStateOf(kind: PanelKind, requested: InitialState, { own, limits }: StateRules): PanelState {
  const { url, headerHidden = false, proxyEnabled = false, displayName: _, displayIcon: __, ...others } = requested;
  const page =
    url === undefined || url === 'about:blank' ? {} : { url: checkViewUrl(url, own, '/body/initialState/url') };
  const { reloads: ___, resets: ____, ...rest } = others;
  switch (kind) {
    case 'webview':
      return { ...page, headerHidden, proxyEnabled, reloads: 0 };
    case 'sandbox':
      return { headerHidden, resets: 0 };
    default: {
      if (Buffer.byteLength(JSON.stringify(rest)) <= limits.maxStateBytes) return { ...rest, ...page };
      const detail = `must not exceed ${limits.maxStateBytes} bytes as JSON`;
      throw new Problem('invalid-request', undefined, { errors: [{ pointer: '/body/initialState', detail }] });
    }
  }
}
