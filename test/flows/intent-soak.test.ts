import { describe, expect, it } from 'vitest';
import { soakStreams } from '../../scripts/soak/intents.ts';

describe('many open streams (npm run soak -- intents runs 5,000 and measures memory)', () => {
  it('an approval sends an event only to the streams of its intent', { timeout: 120_000 }, async () => {
    const report = await soakStreams({ streams: 300, approvals: 30 });
    expect(report).toMatchObject({ approved: 30, notified: 30, correct: 30 });
  });
});
