// Starts a viewer on a free loopback port with its own project directory.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { PastedScreenshot } from '../../../src/areas/paste/service.ts';
import type { Settings } from '../../../src/base/config/config.ts';
import { createLog } from '../../../src/base/log/log.ts';
import { createPasteClient } from '../../../src/sdk/paste/index.ts';
import { startViewer, type ViewerOptions } from '../../../src/servers/viewer.ts';
import { ManualClock } from '../../clock.ts';
import type { Running } from '../../running.ts';

export type ViewerSettings = Partial<Omit<ViewerOptions, 'host' | 'port' | 'log' | 'violations' | 'paste'>> & {
  readonly paste?: NonNullable<ViewerOptions['paste']>;
  /** 'expected': faults in the log do not fail the test. */
  readonly faults?: 'expected';
};

export interface ViewerUnderTest {
  readonly url: string;
  readonly port: number;
  readonly projectDir: string;
  readonly clock: ManualClock;
  readonly log: readonly string[];
  readonly client: ReturnType<typeof createPasteClient>;
  readonly close: () => Promise<void>;
  /** Files in screenshots/sp without hidden ones, sorted. */
  files(): Promise<string[]>;
  /** Files in screenshots/sp, including hidden ones, without the directory of lasting links. */
  everything(): Promise<string[]>;
  read(path: string): Promise<Buffer>;
  post(bytes: Uint8Array, media?: string, query?: string, headers?: Record<string, string>): Promise<Response>;
  paste(bytes: Uint8Array, title?: string): Promise<PastedScreenshot>;
}

/** Browsers are logged in as a user of the local owner. */
const LOGINS: NonNullable<ViewerSettings['logins']> = {
  visitorOf: async () => ({ user: 'demo', userId: 'demo', sessionId: 'session' }),
  ownerOf: async () => 'demo',
  mayActFor: async () => true,
  isActive: async () => true,
};

/** By default, names come from titles and file names only. */
export const NO_OCR: Settings['paste']['ocr'] = { enabled: false };

export async function runViewer(running: Running, settings: ViewerSettings = {}): Promise<ViewerUnderTest> {
  const { faults, paste, logins = LOGINS, ...options } = settings;
  const log: string[] = [];
  const made = options.projectDir === undefined ? await mkdtemp(join(tmpdir(), 'annex-paste-')) : null;
  const projectDir = options.projectDir ?? made ?? '';
  running.onClose(async () => {
    if (made !== null) await rm(made, { recursive: true, force: true });
    if (faults !== 'expected') expect(log.filter((line) => line.includes('"fault"'))).toEqual([]);
  });
  const clock = new ManualClock();
  const viewer = await startViewer({
    clock,
    ...options,
    host: '127.0.0.1',
    port: 0,
    log: createLog({ level: 'info', stream: { write: (line) => log.push(line) } }),
    violations: 'throw',
    projectDir,
    logins,
    paste: { ocr: NO_OCR, ...paste },
  });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= viewer.close();
    return closed;
  };
  running.onClose(close);
  return underTest({ url: viewer.url, port: viewer.port, projectDir, clock, log, close });
}

type Started = Pick<ViewerUnderTest, 'url' | 'port' | 'projectDir' | 'clock' | 'log' | 'close'>;

/** Also for a platform that serves screenshot paste. */
export function underTest(started: Started): ViewerUnderTest {
  const { url, projectDir } = started;
  const folder = join(projectDir, 'screenshots/sp');
  const everything = async () => (await readdir(folder).catch(() => [])).filter((file) => file !== '.now').sort();
  const post: ViewerUnderTest['post'] = (bytes, media = 'image/png', query = '', headers = {}) =>
    fetch(`${url}/screenshot-paste${query}`, {
      method: 'POST',
      headers: { 'content-type': media, ...headers },
      body: new Uint8Array(bytes),
    });
  return {
    ...started,
    client: createPasteClient({ baseUrl: url }),
    everything,
    files: async () => (await everything()).filter((file) => !file.startsWith('.')),
    read: (path) => readFile(join(projectDir, path)),
    post,
    paste: async (bytes, title) => {
      const answer = await post(bytes, 'image/png', title === undefined ? '' : `?title=${encodeURIComponent(title)}`);
      expect(answer.status).toBe(201);
      return (await answer.json()) as PastedScreenshot;
    },
  };
}
