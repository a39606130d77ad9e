// A workspace that is open or being changed on this node: its layout, its open browsers and its log.
import { RoomBrowsers, type RoomBrowsersParts } from '../browsers/room-browsers.ts';
import { RoomLayout, type RoomLayoutParts, type Snapshot } from '../layout/room-layout.ts';
import { type LogParts, WorkspaceLog } from '../log/log.ts';
import type { WorkspaceName } from '../workspace.ts';

/** What all rooms share. */
export interface RoomParts extends RoomLayoutParts, RoomBrowsersParts, LogParts {
  readonly limits: RoomLayoutParts['limits'];
}

export class Room {
  readonly name: WorkspaceName;
  readonly parts: RoomParts;
  readonly log: WorkspaceLog;
  readonly layout: RoomLayout;
  readonly browsers: RoomBrowsers;
  /** Checks of `until`. */
  readonly #waits = new Set<() => void>();

  constructor(name: WorkspaceName, parts: RoomParts) {
    const wake = () => {
      for (const check of [...this.#waits]) check();
    };
    this.name = name;
    this.parts = parts;
    this.browsers = new RoomBrowsers(name, parts, wake);
    this.log = new WorkspaceLog(name, parts, (line) => {
      for (const browser of this.browsers.list) browser.sendLog([line]);
    });
    this.layout = new RoomLayout(name, parts, this.log, () => this.browsers.focusedLeaf(), wake);
  }

  /** Whether only its log would be lost. */
  get isIdle(): boolean {
    return this.layout.isIdle && this.browsers.isIdle && this.#waits.size === 0;
  }

  /**
   * The first result of `look` that is not null. It is called now, and after each change of the layout (null while a
   * change is being saved) or of a browser's web views.
   */
  async until<T>(timeoutMs: number, look: (latest: Snapshot | null) => T | null): Promise<T | 'late'> {
    const { clock } = this.parts;
    const { promise, resolve } = Promise.withResolvers<T | 'late'>();
    const check = () => {
      const result = look(this.layout.latest);
      if (result !== null) resolve(result);
    };
    const cancel = clock.at(clock.now() + timeoutMs, () => resolve('late'));
    this.#waits.add(check);
    check();
    return promise.finally(() => {
      cancel();
      this.#waits.delete(check);
    });
  }
}
