// Names images by text recognition, offline, with installed language data. tesseract.js runs in its own thread, which
// starts with the first image and ends when idle.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker as Thread } from 'node:worker_threads';
import type { Line, Worker } from 'tesseract.js';
import { inOrder } from '../../../base/async/in-order.ts';
import { headlineOf, type ReadLine } from './headline.ts';
import type { FoundLine, Rgb } from './line-finder.ts';
import type { Namer, PictureToName } from './names.ts';
import { titleSheet, wholePage } from './title-lines.ts';

export const OCR_LIMITS = {
  /** CPU time to read one image. */
  timeoutMs: 30_000,
  /** Text recognition ends when it has had nothing to read for this long, because it takes much memory. */
  idleMs: 60_000,
};

/** In the published package the thread is JavaScript, because Node runs no TypeScript below node_modules. */
const LINE_FINDER = import.meta.url.endsWith('.ts')
  ? new URL('./line-finder-thread.ts', import.meta.url)
  : new URL('./line-finder-thread.js', import.meta.url);

/** How often the CPU time of the thread is checked. */
const CHECK_MS = 250;
/** Recognition that takes this many times its CPU limit has hung, even on a busy machine. */
const MAX_WALL_FACTOR = 20;

export class OcrNamer implements Namer {
  readonly source = 'ocr';
  readonly #limits: typeof OCR_LIMITS;
  #startedWorker: Promise<Worker> | undefined;
  #idle: NodeJS.Timeout | undefined;
  /** Images are read one at a time. */
  readonly #oneByOne = inOrder();

  constructor(limits: Partial<typeof OCR_LIMITS> = {}) {
    this.#limits = { ...OCR_LIMITS, ...limits };
  }

  find(picture: PictureToName, signal: AbortSignal): Promise<string | null> {
    return this.#oneByOne(async () => {
      const bytes = signal.aborted ? null : await picture.original();
      if (!bytes) return null;
      const lines = await this.#readTitles(bytes, signal);
      await picture.onText?.(lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n'));
      return headlineOf(lines);
    });
  }

  /** All text in an image, line by line. */
  readAll(load: () => Promise<Uint8Array>): Promise<string> {
    return this.#oneByOne(async () => {
      const lines = await this.#recognize(await wholePage(await load()), 'page');
      return lines.map(({ text }) => text.trim()).join('\n');
    });
  }

  /** The lines of an image that may be its title. */
  async #readTitles(bytes: Uint8Array, signal: AbortSignal): Promise<ReadLine[]> {
    const sheet = await titleSheet(bytes, (picture) => this.#findLines(picture, signal));
    if (!sheet) return [];
    const rows = await this.#recognize(sheet.png, 'sheet', signal);
    return sheet.lines.map((line, index) => {
      const end = sheet.lines[index + 1]?.top ?? Number.POSITIVE_INFINITY;
      const isOnLine = (y: number): boolean => y >= line.top && y < end;
      const words = rows
        .filter(({ bbox }) => isOnLine((bbox.y0 + bbox.y1) / 2))
        .flatMap((row) => row.words)
        .map(({ text, confidence }) => ({ text, confidence }));
      if (line.isCut) words.pop();
      return { ...line, words, pictureWidth: sheet.size.width, pictureHeight: sheet.size.height };
    });
  }

  /** `timeoutMs` limits the CPU time. */
  async #findLines(picture: Rgb, signal: AbortSignal): Promise<FoundLine[]> {
    const tooLong = new AbortController();
    await using thread = new Thread(LINE_FINDER, { workerData: picture });
    const timer = this.#watch(thread, () => tooLong.abort());
    try {
      const [lines] = await once(thread, 'message', { signal: AbortSignal.any([signal, tooLong.signal]) });
      return lines;
    } finally {
      clearInterval(timer);
    }
  }

  /** `timeoutMs` limits the CPU time. */
  async #recognize(png: Buffer, kind: 'sheet' | 'page', signal?: AbortSignal): Promise<Line[]> {
    clearTimeout(this.#idle);
    const aborted = Promise.withResolvers<never>();
    aborted.promise.catch(() => {}); // it may be aborted when nothing waits any more
    const stop = () => aborted.reject(new Error('text recognition was aborted'));
    let timer: NodeJS.Timeout | undefined;
    signal?.addEventListener('abort', stop, { once: true });
    try {
      this.#startedWorker ??= startTesseract();
      const worker = await Promise.race([this.#startedWorker, aborted.promise]);
      timer = this.#watch((worker as Worker & { readonly worker: Thread }).worker, stop);
      const { PSM } = (await import('tesseract.js')).default;
      await worker.setParameters({
        tessedit_pageseg_mode: kind === 'sheet' ? PSM.SINGLE_BLOCK : PSM.SPARSE_TEXT,
        tessedit_do_invert: kind === 'sheet' ? '0' : '1', // a sheet is dark on white already
      });
      const recognition = worker.recognize(png, {}, { blocks: true, text: false });
      const { data } = await Promise.race([recognition, aborted.promise]);
      return (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
    } catch (error) {
      await this.close(); // otherwise the thread keeps reading
      throw error;
    } finally {
      clearInterval(timer);
      signal?.removeEventListener('abort', stop);
      this.#idle = setTimeout(() => void this.close(), this.#limits.idleMs).unref();
    }
  }

  #watch(thread: Thread, stop: () => void): NodeJS.Timeout {
    const { timeoutMs } = this.#limits;
    const startedAt = performance.now();
    let before: NodeJS.CpuUsage | undefined;
    return setInterval(
      async () => {
        if (performance.now() - startedAt > timeoutMs * MAX_WALL_FACTOR) return stop();
        const used = await thread.cpuUsage().catch(() => undefined); // the thread has ended
        before ??= used;
        const ms = used && before ? (used.user + used.system - before.user - before.system) / 1000 : 0;
        if (ms > timeoutMs) stop();
      },
      Math.min(CHECK_MS, timeoutMs),
    );
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#startedWorker;
    this.#startedWorker = undefined;
    await worker?.then((running) => running.terminate()).catch(() => {});
  }
}

async function startTesseract(): Promise<Worker> {
  const { createWorker, OEM } = (await import('tesseract.js')).default;
  const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(data, '4.0.0_best_int'), // otherwise it would be downloaded
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => {}, // the failed call rejects too
  });
  await worker.setParameters({ user_defined_dpi: '150' });
  return worker;
}
