// What the panels of packages keep, in a row per tab. The layout does not contain it, so that its readers are not woken.
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import { Problem } from '../../../base/problem.ts';
import type { Database } from '../../../base/state/port.ts';
import { keyOf, type WorkspaceName } from '../workspace.ts';

export type PanelContent = Schemas['PanelContent'];
export type ContentChange = Schemas['UpdatePanelState'];

const PARTS = ['data', 'storage', 'context', 'input', 'result'] as const;
const topicOf = (workspace: WorkspaceName): string => `panel-contents:${keyOf(workspace)}`;

export class ContentStore {
  readonly #database: Database;
  readonly #maxBytes: number;

  constructor(database: Database, maxBytes: number) {
    this.#database = database;
    this.#maxBytes = maxBytes;
  }

  async find({ owner, repo }: WorkspaceName, tabId: string): Promise<PanelContent> {
    const text = `select version, ${PARTS.join(', ')} from panel_contents where owner = $1 and repo = $2 and tab_id = $3`;
    const [row] = await this.#database.read({ text, values: [owner, repo, tabId] });
    if (!row) return { version: 0 };
    const parts = PARTS.flatMap((name) => (row[name] === null ? [] : [[name, JSON.parse(String(row[name]))]]));
    return { version: Number(row['version']), ...Object.fromEntries(parts) };
  }

  /** By tab. */
  async versions({ owner, repo }: WorkspaceName): Promise<ReadonlyMap<string, number>> {
    const text = 'select tab_id, version from panel_contents where owner = $1 and repo = $2';
    const rows = await this.#database.read({ text, values: [owner, repo] });
    return new Map(rows.map(({ tab_id, version }) => [String(tab_id), Number(version)]));
  }

  /** Refuses what is too large before a tab is opened with it. */
  checkSize(change: ContentChange, kept: ContentChange = {}): void {
    const bytes = Buffer.byteLength(JSON.stringify(PARTS.map((name) => change[name] ?? kept[name])));
    if (bytes <= this.#maxBytes) return;
    const detail = `makes the content ${bytes} bytes long; the panel of a package keeps at most ${this.#maxBytes}`;
    throw new Problem('invalid-request', undefined, { errors: [{ pointer: '/body', detail }] });
  }

  /** The first of the tabs is changed; the contents of tabs that are not listed are deleted. Returns the new version. */
  async save(
    workspace: WorkspaceName,
    openTabs: readonly string[],
    change: ContentChange,
    now: number,
  ): Promise<number> {
    const { owner, repo } = workspace;
    const [tabId = ''] = openTabs;
    this.checkSize(change, await this.find(workspace, tabId));
    const values = PARTS.map((name) => (change[name] === undefined ? null : JSON.stringify(change[name])));
    const kept = PARTS.map((name) => `${name} = coalesce(excluded.${name}, panel_contents.${name})`);
    const insert = `insert into panel_contents (owner, repo, tab_id, updated_at, version, ${PARTS.join(', ')})
      values ($1, $2, $3, $4, 1, $5, $6, $7, $8, $9)
      on conflict (owner, repo, tab_id) do update set version = panel_contents.version + 1,
      updated_at = excluded.updated_at, ${kept.join(', ')} returning version`;
    const places = openTabs.map((_, index) => `$${index + 3}`).join(', ');
    const remove = `delete from panel_contents where owner = $1 and repo = $2 and tab_id not in (${places})`;
    const saved = { text: insert, values: [owner, repo, tabId, now, ...values] };
    const removed = { text: remove, values: [owner, repo, ...openTabs] };
    const [rows] = await this.#database.commit([saved, removed], { topics: [topicOf(workspace)] });
    return Number(rows?.[0]?.['version']);
  }

  watch(workspace: WorkspaceName, maybeChanged: () => void): () => void {
    return this.#database.watch(topicOf(workspace), maybeChanged);
  }
}
