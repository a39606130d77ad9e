// A reduced form of `npm run soak -- workspace`.
import { describe, expect, it } from 'vitest';
import { soakWorkspace } from '../../scripts/soak/workspace.ts';

describe('the workspace, repeatedly', () => {
  it('runs code and takes screenshots, survives network failures and a killed server, and keeps its layout', {
    timeout: 120_000,
  }, async () => {
    expect(await soakWorkspace(1)).toMatchObject({ passed: 1, failures: [] });
  });
});
