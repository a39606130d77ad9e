// The process that the watchdog supervises, at most one at a time: starts it, has its health checked, and ends it.
import type { Settings } from '../../../generated/config/settings.ts';
import type { Exit, GatewayChild } from './child.ts';
import { type HealthOptions, watchHealth } from './health-monitor.ts';

export interface SupervisedOptions extends HealthOptions {
  readonly launch: () => GatewayChild;
  readonly settings: Pick<Settings['watchdog'], 'pollMs' | 'stopMs'>;
  /** The process ended, and nobody had asked it to. */
  readonly onExit: (exit: Exit) => void;
}

export class Supervised {
  readonly #options: SupervisedOptions;
  #child: GatewayChild | null = null;
  #startedAt = 0;
  #ending: Promise<void> | null = null;
  #stopChecks = () => {};

  constructor(options: SupervisedOptions) {
    this.#options = options;
  }

  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /** When the latest one was started. */
  get startedAt(): number {
    return this.#startedAt;
  }

  get exists(): boolean {
    return this.#child !== null;
  }

  /** Whether there is a process that was not signaled to end. */
  get isRunning(): boolean {
    return this.#child !== null && !this.#ending;
  }

  /** Resolves when the process that was signaled to end has ended; null if there is none. */
  get ending(): Promise<void> | null {
    return this.#ending;
  }

  launch(): void {
    const child = this.#options.launch();
    this.#child = child;
    this.#startedAt = this.#options.clock.now();
    this.#stopChecks = watchHealth(child, this.#options);
    void child.ended.then((exit) => {
      if (this.#child !== child || this.#ending) return;
      this.#stopChecks();
      this.#child = null;
      this.#options.onExit(exit);
    });
  }

  async end(how: 'terminate' | 'kill'): Promise<void> {
    const child = this.#child;
    if (child && !this.#ending) {
      const { clock, settings } = this.#options;
      this.#stopChecks();
      const cancel = how === 'terminate' ? clock.at(clock.now() + settings.stopMs, () => child.kill()) : () => {};
      this.#ending = child.ended.then(() => {
        cancel();
        this.#child = null;
        this.#ending = null;
      });
      child[how]();
    }
    await this.#ending;
  }
}
