// What the page knows before it has connected: whose workspace it is, and the catalog.
import type { Schemas } from '../../../generated/workspace/contract.ts';

export type CatalogPanel = Schemas['CatalogPanel'];

export interface Boot {
  readonly owner: string;
  readonly repo: string;
  readonly user: string;
  readonly catalog: Schemas['PanelCatalog'];
}

export async function readBoot(): Promise<Boot> {
  const { owner = '', repo = '', user = '' } = document.body.dataset;
  const response = await fetch('/api/panels/catalog');
  if (!response.ok) throw new Error(`The catalog answered ${response.status}`);
  return { owner, repo, user, catalog: (await response.json()) as Schemas['PanelCatalog'] };
}
