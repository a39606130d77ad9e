import { editJson, type Json, type Planted } from './planted.ts';

export const WATCHDOG: readonly Planted[] = [
  {
    name: 'a gateway that is reported as stopped and runs',
    checks: ['watchdog:effects'],
    fault: () =>
      editJson(/^\/status/, (json) => ({ ...json, gateway: { ...(json['gateway'] as Json), state: 'running' } })),
  },
  {
    name: 'a setting that is confirmed and not kept',
    checks: ['B-watchdog-toggle-set'],
    fault: () => editJson(/^\/status/, (json) => ({ ...json, auto_restart: true })),
  },
];
