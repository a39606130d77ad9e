// What the clients observed, call by call. The checks look at nothing else.
import { appendFileSync, readFileSync } from 'node:fs';

/** 'ok': the server confirmed it. 'refused': nothing was done. 'unknown': it may have been done. */
export type Outcome = 'ok' | 'refused' | 'unknown';

export type Operation =
  | 'register' // key: state, value: kind of flow
  | 'code' // a socket received a code; key: state, value: the code, socket: which one
  | 'page' // response to a callback; key: state, value: the code
  | 'write' // key: what was written, value: the layout's revision
  | 'read' // key: what was read, found: whether it existed
  | 'approve' // key: intent
  | 'token' // key: intent, value: hash of the session token
  | 'stream' // an open event stream; key: intent or session. Its end is null while it is open
  | 'use' // use of a credential; key: session
  | 'revoke' // key: session
  | 'eval' // key: the code, value: its status
  | 'ran' // a browser ran the code; key: the code
  | 'works' // a round without failures; key: kind of client
  | 'fault' // a fault began; key: its name
  | 'heal'; // a fault ended; key: its name

export interface Entry {
  readonly operation: Operation;
  readonly key: string;
  /** Milliseconds since the process started. */
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

  /** Without a file it is kept in memory only. */
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

  /** Adds an entry that begins and ends now. */
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
