// What clients saw, call by call: the only thing that is judged.
import { appendFileSync, readFileSync } from 'node:fs';

/** 'ok': the server said yes. 'refused': it said no, and nothing was done. 'unknown': it may have been done. */
export type Outcome = 'ok' | 'refused' | 'unknown';

export type Operation =
  | 'register' // key: state, value: how
  | 'code' // a socket got one; key: state, value: the code, socket: which
  | 'page' // a callback's answer; key: state, value: the code
  | 'write' // key: what was written, value: the layout's revision
  | 'read' // key: what was looked for, found: whether it was there
  | 'approve' // key: intent
  | 'token' // key: intent, value: the session token's hash
  | 'stream' // an open one; key: intent, or session. It has an end when it has delivered or has ended
  | 'use' // of a credential; key: session
  | 'revoke' // key: session
  | 'eval' // key: the code, value: its status
  | 'ran' // a browser ran it; key: the code
  | 'works' // key: kind of client: a round without a failure
  | 'fault' // key: its name
  | 'heal';

export interface Entry {
  readonly operation: Operation;
  readonly key: string;
  /** Milliseconds since the start. */
  readonly begin: number;
  readonly end: number | null;
  readonly outcome: Outcome;
  readonly value?: string | number;
  readonly socket?: string;
  readonly node?: string;
  readonly found?: boolean;
}

export class History {
  readonly entries: Entry[] = [];
  readonly #file: string | null;

  /** Without a file it is kept in memory alone. */
  constructor(file: string | null) {
    this.#file = file;
  }

  get now(): number {
    return Math.round(performance.now());
  }

  add(entry: Entry): void {
    this.entries.push(entry);
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(entry)}\n`);
  }

  /** Something that happened at one moment. */
  note(operation: Operation, key: string, more: Partial<Entry> = {}): void {
    const { now } = this;
    this.add({ operation, key, begin: now, end: now, outcome: 'ok', ...more });
  }
}

export const readHistory = (file: string): readonly Entry[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Entry);
