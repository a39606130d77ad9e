// A node that links intents as fast as it can and prints the token hash of each acknowledged link, until it is killed. Its
// argument is JSON: a Place and a role.

import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { insertApplicationSession } from '../../../src/areas/identity/session-store.ts';
import { IntentStore } from '../../../src/areas/intents/store.ts';
import { openDatabase } from '../../../src/base/state/open.ts';
import { StateError } from '../../../src/base/state/port.ts';

const PARALLEL = 8;
const NOW = 1_800_000_000_000;

flushCompileCache(); // Node would do it at exit, but this process is killed
const store = new IntentStore(await openDatabase(JSON.parse(process.argv[2] ?? '')), insertApplicationSession);

const link = async (): Promise<void> => {
  const tokenHash = randomUUID();
  const times = { created_at: NOW, expires_at: NOW + 900_000, requested_max_age: 60 };
  await store.insert({ token_hash: tokenHash, ...times, app_name: null, challenge: null, address_key: null });
  const session = {
    id: `s-${tokenHash}`,
    tokenHash: `h-${tokenHash}`,
    userId: 'ann',
    appName: null,
    expiresAt: NOW + 60_000,
    address: null,
  };
  const outcome = await store.link({ tokenHash, session, sealedToken: 'sealed', now: NOW });
  if (outcome !== 'linked') throw new Error(`a link of its own is ${outcome}`);
  writeSync(1, `${tokenHash}\n`);
};

const linkForever = async (): Promise<never> => {
  for (;;) {
    await link().catch((error: unknown) => {
      if (!(error instanceof StateError && ['unavailable', 'deadline'].includes(error.code))) throw error; // engine killed
    });
  }
};
await Promise.all(Array.from({ length: PARALLEL }, linkForever));
