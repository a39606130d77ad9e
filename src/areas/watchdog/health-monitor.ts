// Polls the health of a gateway process and reports each result.
import type { Settings } from '../../../generated/config/settings.ts';
import type { Schemas } from '../../../generated/watchdog/contract.ts';
import type { Clock } from '../../base/clock.ts';
import { isoTime } from '../../base/time-text.ts';
import type { GatewayChild } from './child.ts';

/** From spec/watchdog. */
export const MAX_TEXT_LENGTH = 2_000;

export interface HealthOptions {
  readonly clock: Clock;
  /** Requests the health from this base URL. Rejects with a readable message on failure or timeout. */
  readonly probe: (address: string) => Promise<void>;
  readonly settings: Pick<Settings['watchdog'], 'pollMs'>;
  /** `now` is the time of the response. */
  readonly report: (check: Schemas['HealthCheck'], now: number) => void;
}

/** Checks for the first time when the child listens, or after one interval. Returns a function that stops the checks. */
export function watchHealth(child: GatewayChild, { clock, probe, settings, report }: HealthOptions): () => void {
  let address: string | null = null;
  let isStopped = false;
  /** Numbers of the latest check started and the latest reported: with a long timeout, checks overlap. */
  let lastStarted = 0;
  let lastReported = 0;
  let cancelNext = scheduleCheck();

  function scheduleCheck(): () => void {
    return clock.at(clock.now() + settings.pollMs, () => void check());
  }

  async function check(): Promise<void> {
    const startedAt = clock.now();
    const number = ++lastStarted;
    cancelNext = scheduleCheck();
    const error = await findFault();
    if (isStopped || number < lastReported) return;
    lastReported = number;
    const now = clock.now();
    const ok = error === null;
    report({ at: isoTime(startedAt), ok, latency_ms: ok ? now - startedAt : null, error }, now);
  }

  /** Null if the gateway is healthy. */
  async function findFault(): Promise<string | null> {
    if (address === null) return 'The gateway is not listening yet.';
    try {
      await probe(address);
      return null;
    } catch (error) {
      return (error instanceof Error ? error.message : String(error)).slice(0, MAX_TEXT_LENGTH);
    }
  }

  void child.listening.then((listeningAddress) => {
    if (isStopped) return;
    address = listeningAddress;
    cancelNext();
    void check();
  });
  return () => {
    isStopped = true;
    cancelNext();
  };
}
