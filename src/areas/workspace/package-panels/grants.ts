// What the people of an owner have granted to panels.
import type { Database, Row } from '../../../base/state/port.ts';
import { sql } from '../../../base/state/sql.ts';
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
    const which = sql`where owner = ${owner} and panel_type = ${panelType}`;
    const [row] = await this.#database.read(sql`select decision from panel_grants ${which}`);
    return row ? grantOf(row) : null;
  }

  /** Of all owners without an owner. */
  async list(owner?: string): Promise<(PanelGrant & { readonly owner: string })[]> {
    const which = owner === undefined ? sql`` : sql`where owner = ${owner}`;
    const rows = await this.#database.read(
      sql`select owner, decision from panel_grants ${which} order by owner, panel_type limit 10000`,
    );
    return rows.map((row) => ({ ...grantOf(row), owner: String(row['owner']) }));
  }

  /** `before`: what was found. False: something else is there now, and nothing is saved. */
  async save(owner: string, grant: PanelGrant, before: PanelGrant | null = null): Promise<boolean> {
    const [{ panelType }, decision] = [grant, JSON.stringify(grant)];
    const statement = before
      ? sql`update panel_grants set decision = ${decision} where owner = ${owner} and panel_type = ${panelType}
          and decision = ${JSON.stringify(before)} returning owner`
      : sql`insert into panel_grants (owner, panel_type, decision) values (${owner}, ${panelType}, ${decision})
          on conflict (owner, panel_type) do nothing returning owner`;
    const [rows] = await this.#database.commit([statement], { topics: [topicOf(owner)] });
    return rows?.length === 1;
  }

  /** Whether there was one. */
  async delete(owner: string, panelType: string): Promise<boolean> {
    const remove = sql`delete from panel_grants where owner = ${owner} and panel_type = ${panelType} returning owner`;
    const [rows] = await this.#database.commit([remove], { topics: [topicOf(owner)] });
    return rows?.length === 1;
  }

  watch(owner: string, maybeChanged: () => void): () => void {
    return this.#database.watch(topicOf(owner), maybeChanged);
  }
}
