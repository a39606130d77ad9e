import type { Migration } from '../migration.ts';

/** Letters are short-lived, and their senders expect that one may be lost in a crash. Without the log, they need no disk. */
export const unloggedLetters: Migration = {
  id: 10,
  statements: [],
  postgres: ['alter table letters set unlogged'],
};
