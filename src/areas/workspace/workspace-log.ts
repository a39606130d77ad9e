// The latest lines of each workspace's system log, in memory, including those of other nodes while it is open here.
// Never contains code or results, and of URLs only origin and path.
import type { Settings } from '../../../generated/config/settings.ts';
import type { LogLine } from '../../../generated/workspace/messages.ts';
import type { Clock } from '../../base/clock.ts';
import type { Browsers } from './browsers/browsers.ts';
import type { SharedLog } from './shared-log.ts';
import { keyOf, type Workspace, type WorkspaceName } from './workspace.ts';

export type LogLimits = Pick<Settings['panels'], 'maxLogLines'>;

export interface LogEntry {
  readonly text: string;
  readonly level?: LogLine['level'];
  /** The tab that the entry is about. */
  readonly tabId?: string | undefined;
}

interface StoredLine {
  readonly line: LogLine;
  /** Only for lines of other nodes. */
  readonly id?: string;
}

const MAX_WORKSPACES = 1_000;

export class WorkspaceLog {
  readonly #clock: Clock;
  readonly #browsers: Browsers;
  readonly #limits: LogLimits;
  readonly #lines = new Map<string, StoredLine[]>();
  readonly #shared: SharedLog | undefined;

  constructor(clock: Clock, browsers: Browsers, limits: LogLimits, shared?: SharedLog) {
    this.#clock = clock;
    this.#browsers = browsers;
    this.#limits = limits;
    this.#shared = shared;
  }

  of(workspace: WorkspaceName): LogLine[] {
    return (this.#lines.get(keyOf(workspace)) ?? []).map(({ line }) => line);
  }

  add(workspace: Workspace, { text, level = 'info', tabId }: LogEntry): void {
    const { actor: by } = workspace;
    const about = { ...(by ? { by } : {}), ...(tabId === undefined ? {} : { tabId }) };
    const line: LogLine = { at: new Date(this.#clock.now()).toISOString(), level, text, ...about };
    this.#store(workspace, { line });
    this.#shared?.write(workspace, line);
  }

  /** Moves the lines of a renamed workspace. */
  move(workspace: WorkspaceName, repo: string): void {
    this.#lines.set(keyOf({ ...workspace, repo }), this.#lines.get(keyOf(workspace)) ?? []);
    this.forget(workspace);
  }

  forget(workspace: WorkspaceName): void {
    this.#lines.delete(keyOf(workspace));
  }

  /** Adds the lines of other nodes until the returned function is called. */
  watch(workspace: WorkspaceName): () => void {
    const take = (id: string, line: LogLine) => {
      const known = this.#lines.get(keyOf(workspace))?.some((kept) => kept.id === id);
      if (!known) this.#store(workspace, { id, line });
    };
    return this.#shared?.watch(workspace, take) ?? (() => {});
  }

  #store(workspace: WorkspaceName, kept: StoredLine): void {
    const key = keyOf(workspace);
    const lines = [...(this.#lines.get(key) ?? []), kept].slice(-this.#limits.maxLogLines);
    this.#lines.delete(key);
    this.#lines.set(key, lines);
    if (this.#lines.size > MAX_WORKSPACES) this.#lines.delete(this.#lines.keys().next().value ?? '');
    for (const { peer } of this.#browsers.of(workspace)) void peer.send({ type: 'log', line: kept.line });
  }
}
