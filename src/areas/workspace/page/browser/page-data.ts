// The data in the page's HTML: workspace, user and panel catalog.
import type { Schemas } from '../../../../../generated/workspace/contract.ts';
import { ownFetch } from '../../../../pages/browser/own-fetch.ts';

export type CatalogPanel = Schemas['CatalogPanel'];

export interface PageData {
  readonly owner: string;
  readonly repo: string;
  readonly user: string;
  /** Whether sandbox code runs if the browser cannot block its network access. */
  readonly unenforced: 'run' | 'refuse';
  /** The paste widget; undefined if no viewer is running. */
  readonly pasteUrl: string | undefined;
  readonly catalog: Schemas['PanelCatalog'];
  /** Finds a panel by its identifier or a foreign alias. */
  findPanel(panelType: string): CatalogPanel | undefined;
}

export async function readPageData(): Promise<PageData> {
  const { owner = '', repo = '', user = '', unenforced, paste: pasteUrl } = document.body.dataset;
  const response = await ownFetch('/api/panels/catalog');
  if (!response.ok) throw new Error(`The catalog returned HTTP ${response.status}`);
  const catalog = (await response.json()) as Schemas['PanelCatalog'];
  const panels = catalog.categories.flatMap((category) => category.panels);
  const findPanel = (type: string) =>
    panels.find(({ panelType, aliases }) => panelType === type || aliases?.includes(type));
  return { owner, repo, user, unenforced: unenforced === 'refuse' ? 'refuse' : 'run', pasteUrl, catalog, findPanel };
}
