// Panels that are being written: `annex workspace panel` sends them again and again. They are in the memory of this node, and
// only in the workspaces of one owner. Tabs show them under the type `dev/<id>`, which no package can have.
import { hash as digest } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import { checkManifest, DRAFT_OWNER } from '../../../package-manager/panels/manifest.ts';
import type { InstalledPanel } from './registry.ts';

type PanelFiles = Schemas['SetPanelDraft'];

interface Draft extends PanelFiles {
  /** Null if there are errors. */
  readonly panel: InstalledPanel | null;
  readonly errors: string[];
  readonly expiresAt: number;
}

const LIFETIME_MS = 30_000;
/** Of one owner. */
const MAX_DRAFTS = 20;

export class PanelDrafts {
  readonly #now: () => number;
  readonly #changes = new EventEmitter().setMaxListeners(0);
  /** By owner and panel type, the oldest first. */
  readonly #drafts = new Map<string, Draft>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Calls after every change of the owner's drafts; returns a function that stops. */
  watch(owner: string, changed: () => void): () => void {
    this.#changes.on(`of ${owner}`, changed);
    return () => this.#changes.off(`of ${owner}`, changed);
  }

  async save(owner: string, id: string, files: PanelFiles): Promise<string[]> {
    const panelType = `${DRAFT_OWNER}/${id}`;
    const key = `${owner}/${panelType}`;
    const before = this.#drafts.get(key);
    const { panel: manifest, findings } = await checkManifest(files.manifest);
    const errors = findings.map(({ pointer, message }) => `${pointer} ${message}`.trim().slice(0, 2_000));
    if (manifest && manifest.id !== id) errors.push('/id has changed. Start the command again.');
    if (files.html === '') errors.push(`${manifest?.entry ?? 'The view'} is missing or empty.`);
    const version = digest('sha256', JSON.stringify(manifest?.asks ?? null)).slice(0, 8); // others ask anew
    const about = { panelType, package: DRAFT_OWNER, version, html: files.html };
    const panel = manifest && errors.length === 0 ? { ...about, manifest } : null;
    this.#drafts.delete(key);
    this.#drafts.set(key, { ...files, panel, errors, expiresAt: this.#now() + LIFETIME_MS });
    for (const [each, { expiresAt }] of this.#drafts) if (expiresAt <= this.#now()) this.#drafts.delete(each);
    const own = [...this.#drafts.keys()].filter((each) => each.startsWith(`${owner}/`));
    for (const oldest of own.slice(0, -MAX_DRAFTS)) this.#drafts.delete(oldest);
    if (before?.html !== files.html || before.manifest !== files.manifest) this.#changes.emit(`of ${owner}`);
    return errors;
  }

  /** Null if there is none, or if it has errors. */
  find(owner: string, panelType: string): InstalledPanel | null {
    return this.#get(owner, panelType)?.panel ?? null;
  }

  /** Why a tab of this type shows no draft; null if its type is another. */
  explain(owner: string, panelType: string): string | null {
    if (!panelType.startsWith(`${DRAFT_OWNER}/`)) return null;
    const draft = this.#get(owner, panelType);
    if (!draft) return 'Nobody is writing this panel now. Run annex workspace panel to show it.';
    return `This panel has errors. ${draft.errors.join(' ')}`;
  }

  #get(owner: string, panelType: string): Draft | undefined {
    const draft = this.#drafts.get(`${owner}/${panelType}`);
    return draft && draft.expiresAt > this.#now() ? draft : undefined;
  }
}
