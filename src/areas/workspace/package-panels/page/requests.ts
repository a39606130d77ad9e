// A panel's requests to the platform. They name a tab; the platform knows which panel it shows.
import type { Schemas } from '../../../../../generated/workspace/contract.ts';
import { ownFetch } from '../../../../pages/browser/own-fetch.ts';

export type View = Schemas['PanelView'];
export type Content = Schemas['PanelContent'];
export type ContentChange = Schemas['UpdatePanelState'];
/** Rejects with a sentence for the user or the view. */
export type Send = <T = void>(path: string, method?: string, body?: object) => Promise<T>;

/** `path` is relative to that of the tab, or absolute. */
export const requestsOf =
  ({ owner, repo }: { readonly owner: string; readonly repo: string }, tabId: string): Send =>
  async <T>(path: string, method = 'GET', body?: object) => {
    const url = path.startsWith('/api/') ? path : `/api/panels/views/${owner}/${repo}/tabs/${tabId}${path}`;
    const content = body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {};
    const response = await ownFetch(url, { method, ...content }).catch(() => null);
    if (response?.ok) return (response.status === 204 ? undefined : await response.json()) as T;
    const problem = (await response?.json().catch(() => null)) as Partial<Schemas['Problem']> | null;
    const fault = problem?.errors?.[0]?.detail; // what is wrong with a part of the body: "is too large"
    const reason = fault === undefined ? (problem?.detail ?? problem?.title) : `The content ${fault}.`;
    throw new Error(reason ?? 'The platform is not responding. Check that it is running.');
  };
