// The real viewer on a free loopback port, with a project folder of its own.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { PastedScreenshot } from '../../../src/areas/paste/description.ts';
import type { Settings } from '../../../src/base/config/config.ts';
import { createLog } from '../../../src/base/log/log.ts';
import { createPasteClient } from '../../../src/sdk/paste/index.ts';
import { startViewer, type ViewerOptions } from '../../../src/servers/viewer.ts';
import { ManualClock } from '../../clock.ts';
import type { Running } from '../../running.ts';

export type ViewerSettings = Partial<Omit<ViewerOptions, 'host' | 'port' | 'log' | 'violations' | 'paste'>> & {
  readonly paste?: Partial<Settings['paste']>;
  /** 'expected': the test looks at the log itself; otherwise a fault in it fails the test. */
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
  /** In screenshots/sp, hidden ones left out, in order. */
  files(): Promise<string[]>;
  /** Everything there, hidden ones too. */
  everything(): Promise<string[]>;
  read(path: string): Promise<Buffer>;
  /** As a program sends it. */
  post(bytes: Uint8Array, media?: string, query?: string, headers?: Record<string, string>): Promise<Response>;
  paste(bytes: Uint8Array, title?: string): Promise<PastedScreenshot>;
}

/** Text is not read, nor a smaller file looked for, unless a test asks for it: names are then what titles and file names say. */
export const NO_OCR: Settings['paste']['ocr'] = { enabled: false, timeoutMs: 1, idleMs: 1 };

export async function runViewer(running: Running, settings: ViewerSettings = {}): Promise<ViewerUnderTest> {
  const { faults, paste, ...options } = settings;
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
    log: createLog('info', { write: (line) => log.push(line) }),
    violations: 'throw',
    projectDir,
    paste: { ocr: NO_OCR, squeeze: false, ...paste },
  });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= viewer.close();
    return closed;
  };
  running.onClose(close);
  const folder = join(projectDir, 'screenshots/sp');
  const everything = async () => (await readdir(folder).catch(() => [])).sort();
  const post: ViewerUnderTest['post'] = (bytes, media = 'image/png', query = '', headers = {}) =>
    fetch(`${viewer.url}/screenshot-paste${query}`, {
      method: 'POST',
      headers: { 'content-type': media, ...headers },
      body: new Uint8Array(bytes),
    });
  return {
    url: viewer.url,
    port: viewer.port,
    projectDir,
    clock,
    log,
    client: createPasteClient({ baseUrl: viewer.url }),
    close,
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
