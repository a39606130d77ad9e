import { Random as Seeded } from '../../../src/contract/conform/random.ts';

export class Random extends Seeded {
  below(count: number): number {
    return this.between(0, count - 1);
  }

  /** Picks `count` different items. */
  some<T>(from: readonly T[], count: number): T[] {
    const left = [...from];
    return Array.from({ length: Math.min(count, from.length) }, () => left.splice(this.below(left.length), 1)[0] as T);
  }
}
