// The latest lines of a workspace's system log, in memory. Never code, results, or more of an
// address than origin and path.
import type { Settings } from '../../generated/config/settings.ts';
import type { LogLine } from '../../generated/workspace/messages.ts';
import type { Clock } from '../clock.ts';
import type { Actor } from './actors.ts';
import type { Browsers } from './browsers/browsers.ts';
import { keyOf, type WorkspaceName } from './workspace-name.ts';

export type LogLimits = Pick<Settings['panels'], 'maxLogLines'>;

export interface LineDetails {
  readonly level?: LogLine['level'];
  readonly by?: Actor | undefined;
  readonly tabId?: string | undefined;
}

const MAX_WORKSPACES = 1_000;

export class WorkspaceLog {
  readonly #clock: Clock;
  readonly #browsers: Browsers;
  readonly #limits: LogLimits;
  readonly #lines = new Map<string, LogLine[]>();

  constructor(clock: Clock, browsers: Browsers, limits: LogLimits) {
    this.#clock = clock;
    this.#browsers = browsers;
    this.#limits = limits;
  }

  of(workspace: WorkspaceName): LogLine[] {
    return [...(this.#lines.get(keyOf(workspace)) ?? [])];
  }

  add(workspace: WorkspaceName, text: string, { level = 'info', by, tabId }: LineDetails = {}): void {
    const key = keyOf(workspace);
    const about = { ...(by ? { by } : {}), ...(tabId === undefined ? {} : { tabId }) };
    const line: LogLine = { at: new Date(this.#clock.now()).toISOString(), level, text, ...about };
    const lines = [...(this.#lines.get(key) ?? []), line].slice(-this.#limits.maxLogLines);
    this.#lines.delete(key);
    this.#lines.set(key, lines);
    if (this.#lines.size > MAX_WORKSPACES) this.#lines.delete(this.#lines.keys().next().value ?? '');
    for (const { peer } of this.#browsers.of(workspace)) void peer.send({ type: 'log', line });
  }
}
