import { describe, expect, it } from 'vitest';
import { DEFAULTS } from './watched.ts';

describe('the watchdog’s defaults', () => {
  it('are port 8796, a poll every 10 seconds and 3 failures [B-limit-watchdog-port] [B-limit-watchdog-interval] [B-limit-watchdog-threshold] [B-watchdog-port]', () => {
    expect(DEFAULTS).toEqual({
      port: 8796,
      autoRestart: true,
      pollMs: 10_000,
      failures: 3,
      probeTimeoutMs: 5_000,
      startGraceMs: 10_000,
      stopMs: 9_000,
      backoffMs: 1_000,
      maxBackoffMs: 30_000,
      crashes: 5,
      stableMs: 60_000,
    });
  });
});
