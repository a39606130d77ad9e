// No packet leaves a sandbox: a sample of the known escapes. `npm run soak -- tests` tries all of them.
import { describe, expect, it } from 'vitest';
import { rounds, seed } from '../rounds.ts';
import { findLeaks } from './sandbox-network/leaks.ts';
import { VECTORS } from './sandbox-network/vectors/index.ts';

const EVERY = rounds(1) > 1 ? 1 : 12;
/** Escapes that only one of the three policies blocks. */
const ALWAYS =
  /^(location|iframe|a\.click|meta refresh in a child|WebRTC by (STUN|a candidate)|WebTransport by address|worker that imports)$/;
const part = seed(0) % EVERY;

describe('code in a sandbox', () => {
  it(`reaches no address, no name and no port that it would reach from any other frame (part ${part}) [D-sandbox-isolated]`, {
    timeout: rounds(120_000),
  }, async () => {
    const vectors = VECTORS.filter(({ name }, index) => index % EVERY === part || ALWAYS.test(name));
    expect(await findLeaks(vectors)).toEqual({ leaks: [], unproven: [] });
  });
});
