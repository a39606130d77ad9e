// The data in the page's HTML: workspace, user and panel catalog.
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import { ownFetch } from '../../../pages/browser/own-fetch.ts';

export type CatalogPanel = Schemas['CatalogPanel'];

const { owner = '', repo = '', user = '', unenforced, paste } = document.body.dataset;

export class PageData {
  readonly owner = owner;
  readonly repo = repo;
  readonly user = user;
  /** Whether sandbox code runs if the browser cannot block its network access. */
  readonly unenforced = unenforced === 'refuse' ? 'refuse' : 'run';
  /** The paste widget at the platform's configured address; undefined if it is not served. */
  readonly pasteUrl = paste;
  catalog: Schemas['PanelCatalog'] = { categories: [] };

  /** Requests the catalog, also again after packages have changed. */
  async readCatalog(): Promise<void> {
    const response = await ownFetch('/api/panels/catalog');
    if (!response.ok) throw new Error(`The catalog returned HTTP ${response.status}`);
    this.catalog = (await response.json()) as Schemas['PanelCatalog'];
  }

  /** Finds a panel by its identifier or a foreign alias. */
  findPanel(type: string): CatalogPanel | undefined {
    return this.catalog.categories
      .flatMap(({ panels }) => panels)
      .find(({ panelType, aliases }) => panelType === type || aliases?.includes(type));
  }
}
