// The session of `annex auth login`: one file per platform, readable only by its user.

import { readFile, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { replaceFile } from '../base/files/durable.ts';
import { ifMissing } from '../base/files/if-missing.ts';

export class SessionFile {
  readonly path: string;

  /** `home` is the directory that contains `.annex`. */
  constructor(baseUrl: string, home: string = homedir()) {
    const { host, pathname } = new URL(baseUrl);
    this.path = join(home, '.annex', 'sessions', `${encodeURIComponent(host + pathname.replace(/\/$/, ''))}.json`);
  }

  /** The session token; null when there is none. */
  async read(): Promise<string | null> {
    const text = await readFile(this.path, 'utf8').catch(ifMissing(null));
    if (text === null) return null;
    try {
      const { session_token } = JSON.parse(text) as { session_token?: unknown };
      return typeof session_token === 'string' ? session_token : null;
    } catch {
      return null; // a damaged file counts as no session; the parser's error would show its content
    }
  }

  async write(sessionToken: string): Promise<void> {
    await replaceFile(this.path, `${JSON.stringify({ session_token: sessionToken })}\n`);
  }

  async remove(): Promise<void> {
    await rm(this.path, { force: true });
  }
}
