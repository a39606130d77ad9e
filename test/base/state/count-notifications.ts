import type { Database } from '../../../src/base/state/port.ts';

export interface Notifications {
  readonly count: number;
  /** Resolves after this many notifications in total. */
  reach(count: number): Promise<void>;
  stop(): void;
}

export const countNotifications = (database: Database, topic: string): Notifications => {
  let count = 0;
  let waiting: { count: number; resolve: () => void }[] = [];
  const settle = () => {
    for (const one of waiting) if (one.count <= count) one.resolve();
    waiting = waiting.filter((one) => one.count > count);
  };
  const stop = database.watch(topic, () => {
    count += 1;
    settle();
  });
  return {
    get count() {
      return count;
    },
    reach: (wanted) =>
      new Promise((resolve) => {
        waiting.push({ count: wanted, resolve });
        settle();
      }),
    stop,
  };
};
