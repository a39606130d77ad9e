// The session that `annex auth login` got, one file per platform, readable by this user alone.
import { readFile, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { replaceFile } from '../base/files/durable.ts';

export class SessionFile {
  readonly path: string;

  /** `home` is the folder that `.annex` stands in. */
  constructor(baseUrl: string, home: string = homedir()) {
    const { host, pathname } = new URL(baseUrl);
    this.path = join(home, '.annex', 'sessions', `${encodeURIComponent(host + pathname.replace(/\/$/, ''))}.json`);
  }

  /** The session token; null when there is none. */
  async read(): Promise<string | null> {
    const text = await readFile(this.path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (text === null) return null;
    try {
      const { session_token } = JSON.parse(text) as { session_token?: unknown };
      return typeof session_token === 'string' ? session_token : null;
    } catch {
      return null; // a damaged file counts as none; the parser's error would repeat its text
    }
  }

  async write(sessionToken: string): Promise<void> {
    await replaceFile(this.path, `${JSON.stringify({ session_token: sessionToken })}\n`);
  }

  async remove(): Promise<void> {
    await rm(this.path, { force: true });
  }
}
