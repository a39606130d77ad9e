// Tries every known way to reach the network, from a sandbox and, as a control, from an unprotected frame.
// Run it alone: node scripts/soak/sandbox.ts
import { findLeaks } from './sandbox/leaks.ts';
import { VECTORS } from './sandbox/vectors.ts';

export async function sandbox(): Promise<boolean> {
  const { leaks, unproven } = await findLeaks(VECTORS);
  for (const leak of leaks) console.log(`  leaks: ${leak}`);
  for (const name of unproven) console.log(`  unproven, because it is blocked in an unprotected frame too: ${name}`);
  console.log(
    `${VECTORS.length - leaks.length} of ${VECTORS.length} vectors are blocked; ${unproven.length} are unproven`,
  );
  return leaks.length === 0 && unproven.length === 0;
}

if (import.meta.main && !(await sandbox())) process.exitCode = 1;
