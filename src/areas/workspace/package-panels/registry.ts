// The panels of installed packages. installed.json is the truth: every change of the installed packages replaces it, so
// its identity on disk tells when to read again. With several nodes, each has its own directory or they share one.
import { stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { layoutOf, type RootLayout } from '../../../package-manager/install/layout.ts';
import { type InstalledPanel, readInstalledPanels } from '../../../package-manager/install/panels.ts';
import { readRecords } from '../../../package-manager/install/records.ts';

export type { InstalledPanel };

/** How often installed.json is looked at, and how long a request waits for that. */
const POLL_MS = 1_000;
const WAIT_MS = 1_000;

export interface RegistryOptions {
  /** The directory that packages are installed in; null if panels of packages are off. */
  readonly root: string | null;
  readonly warn: (reason: string) => void;
}

export class PanelRegistry {
  /** In the order of the packages' identifiers. The same list until something changes. */
  panels: readonly InstalledPanel[] = [];
  readonly #options: RegistryOptions;
  readonly #watchers = new Set<() => void>();
  readonly #timer: NodeJS.Timeout | null;
  #identity = '';
  #reading: Promise<void> | null = null;

  constructor(options: RegistryOptions) {
    this.#options = options;
    this.#timer = options.root === null ? null : setInterval(() => void this.refresh(), POLL_MS).unref();
  }

  /** Reads the packages again if they have changed. Gives up waiting for a directory that does not respond. */
  async refresh(): Promise<void> {
    const { root } = this.#options;
    if (root === null) return;
    this.#reading ??= this.#read(layoutOf(root)).finally(() => {
      this.#reading = null;
    });
    await Promise.race([this.#reading, delay(WAIT_MS, undefined, { ref: false })]);
  }

  /** Calls after every change; returns a function that stops. */
  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  close(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  async #read(layout: RootLayout): Promise<void> {
    const { warn } = this.#options;
    try {
      const identity = await stat(`${layout.state}/installed.json`, { bigint: true }).then(
        ({ ino, size, mtimeNs }) => `${ino}-${size}-${mtimeNs}`,
        () => '',
      );
      if (identity === this.#identity) return;
      const records = identity === '' ? [] : [...(await readRecords(layout)).values()];
      const panels = await Promise.all(records.map((record) => readInstalledPanels(layout.root, record, warn)));
      this.#identity = identity;
      this.panels = panels.flat();
      for (const changed of [...this.#watchers]) changed();
    } catch (error) {
      warn(`installed.json: ${(error as Error).message}`);
    }
  }
}
