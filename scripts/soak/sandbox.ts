// Tries every known way to reach the network, from a sandbox and, as a control, from an unprotected frame.
import { findLeaks } from './sandbox/leaks.ts';
import type { Vector } from './sandbox/vector.ts';
import { FRAMES } from './sandbox/vectors/frames.ts';
import { NAVIGATION } from './sandbox/vectors/navigation.ts';
import { PEERS } from './sandbox/vectors/peers.ts';
import { REQUESTS } from './sandbox/vectors/requests.ts';
import { RESOURCES } from './sandbox/vectors/resources.ts';

/**
 * Known leaks and similar ways. Those that replace their document come first, since they would end what other vectors have
 * started.
 */
export const VECTORS: readonly Vector[] = [...NAVIGATION, ...FRAMES, ...RESOURCES, ...REQUESTS, ...PEERS];

export async function sandbox(): Promise<boolean> {
  const { leaks, unproven } = await findLeaks(VECTORS);
  for (const leak of leaks) console.log(`  leaks: ${leak}`);
  for (const name of unproven) console.log(`  unproven, because it is blocked in an unprotected frame too: ${name}`);
  console.log(
    `${VECTORS.length - leaks.length} of ${VECTORS.length} vectors are blocked; ${unproven.length} are unproven`,
  );
  return leaks.length === 0 && unproven.length === 0;
}
