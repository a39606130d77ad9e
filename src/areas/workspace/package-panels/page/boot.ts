/** What a view needs before its first paint. It travels in the name of the frame, so that the document is always the same. */
export interface Boot {
  /** Proves that a message is of the first script, and not of the view. */
  readonly token: string;
  readonly theme: 'light' | 'dark';
  readonly variables: Readonly<Record<string, string>>;
  /** The local storage that the server keeps, and how many characters it may have. */
  readonly storage: Readonly<Record<string, string>>;
  readonly maxStorage: number;
}

/** Notifications of the first script and the shell. Their parameters contain the token. */
export const STORAGE = 'annex/notifications/storage';
export const BLOCKED = 'annex/notifications/blocked';
export const ENFORCED = 'annex/notifications/enforced';
export const ALIVE = 'annex/notifications/alive';
export const FLOOD = 'annex/notifications/flood';
/** Answered by the first script with ALIVE. */
export const PING = 'annex/ping';
