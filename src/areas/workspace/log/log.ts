// The latest lines of a workspace's system log, in memory, including those of other nodes while it is open here. Never
// contains code or results, and of URLs only origin and path.
import type { LogLine } from '../../../../generated/workspace/messages.ts';
import type { Clock } from '../../../base/clock.ts';
import type { PanelLimits } from '../limits.ts';
import type { Actor, WorkspaceName } from '../workspace.ts';
import type { SharedLog } from './shared-log.ts';

export interface LogEntry {
  readonly text: string;
  readonly level?: LogLine['level'];
  /** The tab that the entry is about. */
  readonly tabId?: string | undefined;
}

export interface LogParts {
  readonly clock: Clock;
  readonly limits: Pick<PanelLimits, 'maxLogLines'>;
  /** Absent if there is only one node. */
  readonly sharedLog?: SharedLog | undefined;
}

interface StoredLine {
  readonly line: LogLine;
  /** Only for lines of other nodes. */
  readonly id?: string;
}

export class WorkspaceLog {
  readonly #workspace: WorkspaceName;
  readonly #parts: LogParts;
  /** Sends a line to the open pages. */
  readonly #send: (line: LogLine) => void;
  #lines: readonly StoredLine[] = [];

  constructor(workspace: WorkspaceName, parts: LogParts, send: (line: LogLine) => void) {
    this.#workspace = workspace;
    this.#parts = parts;
    this.#send = send;
  }

  get lines(): LogLine[] {
    return this.#lines.map(({ line }) => line);
  }

  get isEmpty(): boolean {
    return this.#lines.length === 0;
  }

  add(by: Actor | undefined, entry: LogEntry): void {
    this.#send(this.record(by, entry));
  }

  /** Like `add`, but the caller sends the line to the open pages. */
  record(by: Actor | undefined, { text, level = 'info', tabId }: LogEntry): LogLine {
    const { clock, sharedLog } = this.#parts;
    const about = { ...(by ? { by } : {}), ...(tabId === undefined ? {} : { tabId }) };
    const line: LogLine = { at: new Date(clock.now()).toISOString(), level, text, ...about };
    this.#store({ line });
    sharedLog?.write(this.#workspace, line);
    return line;
  }

  /** Takes over the lines of the workspace's former name. */
  continue(former: WorkspaceLog): void {
    this.#lines = former.#lines;
    former.clear();
  }

  clear(): void {
    this.#lines = [];
  }

  /** Adds the lines of other nodes until the returned function is called. */
  watch(): () => void {
    const take = (id: string, line: LogLine) => {
      if (this.#lines.some((stored) => stored.id === id)) return;
      this.#store({ id, line });
      this.#send(line);
    };
    return this.#parts.sharedLog?.watch(this.#workspace, take) ?? (() => {});
  }

  #store(stored: StoredLine): void {
    this.#lines = [...this.#lines, stored].slice(-this.#parts.limits.maxLogLines);
  }
}
