import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { rounds } from '../../rounds.ts';
import type { Engine, Open } from './engine.ts';
import { expectKept, startWriting } from './writing-child.ts';

const ROUNDS = rounds(4);
const WRITING_MS = 150;

export const crashes = (engine: Engine, open: Open): void => {
  it(`keeps every acknowledged write in ${ROUNDS} rounds of kill -9`, {
    timeout: 60_000,
  }, async () => {
    const place = await engine.createPlace();
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const child = await startWriting(place);
      await expect.poll(() => child.acknowledged.length).toBeGreaterThan(1);
      await delay(Math.random() * WRITING_MS);
      await child.kill();
      acknowledged.push(...child.acknowledged);
      const database = await open(place); // opens as a server again: a killed one leaves no lock behind
      await expectKept(database, acknowledged);
      await database.close();
    }
  });
};
