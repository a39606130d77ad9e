// What the people of an owner have granted to panels.
import type { Database, Row } from '../../../base/state/port.ts';
import type { PanelPermissions } from '../../../package-manager/panels/permissions.ts';

export interface PanelGrant {
  readonly panelType: string;
  /** The panel's name at that time. */
  readonly title: string;
  readonly permissions: PanelPermissions;
  /** The version of the package that a person last decided about. */
  readonly version: string;
  readonly grantedBy: string;
  /** Epoch milliseconds. */
  readonly grantedAt: number;
}

const topicOf = (owner: string): string => `panel-grants:${owner}`;
const grantOf = (row: Row): PanelGrant => JSON.parse(String(row['decision'])) as PanelGrant;

export class GrantStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async find(owner: string, panelType: string): Promise<PanelGrant | null> {
    const text = 'select decision from panel_grants where owner = $1 and panel_type = $2';
    const [row] = await this.#database.read({ text, values: [owner, panelType] });
    return row ? grantOf(row) : null;
  }

  /** Of all owners without an owner. */
  async list(owner?: string): Promise<(PanelGrant & { readonly owner: string })[]> {
    const where = owner === undefined ? '' : 'where owner = $1';
    const text = `select owner, decision from panel_grants ${where} order by owner, panel_type limit 10000`;
    const rows = await this.#database.read({ text, values: owner === undefined ? [] : [owner] });
    return rows.map((row) => ({ ...grantOf(row), owner: String(row['owner']) }));
  }

  /** `before`: what was found. False: something else is there now, and nothing is saved. */
  async save(owner: string, grant: PanelGrant, before: PanelGrant | null = null): Promise<boolean> {
    const insert = `insert into panel_grants (owner, panel_type, decision) values ($1, $2, $3)
      on conflict (owner, panel_type) do nothing returning owner`;
    const update = `update panel_grants set decision = $3
      where owner = $1 and panel_type = $2 and decision = $4 returning owner`;
    const values = [owner, grant.panelType, JSON.stringify(grant)];
    const statement = before ? { text: update, values: [...values, JSON.stringify(before)] } : { text: insert, values };
    const [rows] = await this.#database.commit([statement], { topics: [topicOf(owner)] });
    return rows?.length === 1;
  }

  /** Whether there was one. */
  async delete(owner: string, panelType: string): Promise<boolean> {
    const text = 'delete from panel_grants where owner = $1 and panel_type = $2 returning owner';
    const [rows] = await this.#database.commit([{ text, values: [owner, panelType] }], { topics: [topicOf(owner)] });
    return rows?.length === 1;
  }

  watch(owner: string, maybeChanged: () => void): () => void {
    return this.#database.watch(topicOf(owner), maybeChanged);
  }
}
