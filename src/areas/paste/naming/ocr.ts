// Names by reading the text in a picture: offline, with data that is installed with us. tesseract.js runs in a thread of
// its own; it is loaded when the first picture needs it and let go when none has come for a while.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Worker as Thread } from 'node:worker_threads';
import type { Block, Worker } from 'tesseract.js';
import { DEFAULTS } from '../../../../generated/config/defaults.ts';
import type { Settings } from '../../../../generated/config/settings.ts';
import { headlineOf, type ReadLine } from './headline.ts';
import type { Namer, PictureToName } from './namer.ts';
import { titleSheet, wholePage } from './title-lines.ts';

export type OcrLimits = Pick<Settings['paste']['ocr'], 'timeoutMs' | 'idleMs'>;

/** How often the CPU time that reading has taken is looked at. */
const CHECK_MS = 250;
/** On a busy machine reading takes longer than its CPU time; longer than this, it stands still. */
const MAX_WALL_FACTOR = 20;

export class OcrNamer implements Namer {
  readonly source = 'ocr';
  readonly #limits: OcrLimits;
  #worker: Promise<Worker> | undefined;
  #idle: NodeJS.Timeout | undefined;
  /** One picture at a time. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(limits: Partial<OcrLimits> = {}) {
    this.#limits = { ...DEFAULTS.paste.ocr, ...limits };
  }

  find(picture: PictureToName, signal: AbortSignal): Promise<string | null> {
    const found = this.#turn.then(async () => {
      const bytes = signal.aborted ? null : await picture.original();
      if (!bytes) return null;
      const lines = await this.read(bytes, signal);
      await picture.tellText?.(lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n'));
      return headlineOf(lines);
    });
    this.#turn = found.catch(() => {});
    return found;
  }

  /** Everything in a picture, line by line. */
  readAll(bytes: Uint8Array, signal: AbortSignal): Promise<string> {
    const found = this.#turn.then(async () => {
      const blocks = await this.#recognize(await wholePage(bytes), 'page', signal);
      const lines = blocks.flatMap(({ paragraphs }) => paragraphs.flatMap((each) => each.lines));
      return lines.map(({ text }) => text.trim()).join('\n');
    });
    this.#turn = found.catch(() => {});
    return found;
  }

  /** The lines of a picture that may be its title. */
  async read(bytes: Uint8Array, signal: AbortSignal): Promise<ReadLine[]> {
    const found = await titleSheet(bytes);
    if (!found) return [];
    const { sheet, size } = found;
    const blocks = await this.#recognize(sheet.png, 'sheet', signal);
    const rows = blocks.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
    return sheet.lines.map((line, at) => {
      const end = sheet.lines[at + 1]?.top ?? Number.POSITIVE_INFINITY;
      const isOwn = (y: number): boolean => y >= line.top && y < end;
      const words = rows
        .filter(({ bbox }) => isOwn((bbox.y0 + bbox.y1) / 2))
        .flatMap((row) => row.words)
        .map(({ text, confidence }) => ({ text, confidence }));
      return { ...line, words, pictureWidth: size.width, pictureHeight: size.height };
    });
  }

  /** The limit counts CPU time. */
  async #recognize(png: Buffer, what: 'sheet' | 'page', signal: AbortSignal): Promise<readonly Block[]> {
    clearTimeout(this.#idle);
    const limit = new AbortController(); // AbortSignal.any(...timeout) may be collected before it fires
    const stop = () => limit.abort(new Error('text recognition was aborted'));
    let timer: NodeJS.Timeout | undefined;
    signal.addEventListener('abort', stop, { once: true });
    try {
      this.#worker ??= startReader();
      const worker = await orAborted(this.#worker, limit.signal);
      timer = this.#watch(worker, stop);
      const { PSM } = (await import('tesseract.js')).default;
      await worker.setParameters({
        tessedit_pageseg_mode: what === 'sheet' ? PSM.SINGLE_BLOCK : PSM.SPARSE_TEXT,
        tessedit_do_invert: what === 'sheet' ? '0' : '1', // a sheet is dark on white already
      });
      const { data } = await orAborted(worker.recognize(png, {}, { blocks: true, text: false }), limit.signal);
      return data.blocks ?? [];
    } catch (error) {
      await this.close(); // a reader that is late goes on reading until it is ended
      throw error;
    } finally {
      clearInterval(timer);
      signal.removeEventListener('abort', stop);
      this.#idle = setTimeout(() => void this.close(), this.#limits.idleMs).unref();
    }
  }

  #watch(worker: Worker, stop: () => void): NodeJS.Timeout {
    const { timeoutMs } = this.#limits;
    const { worker: thread } = worker as Worker & { readonly worker: Thread };
    const began = performance.now();
    let before: NodeJS.CpuUsage | undefined;
    return setInterval(
      async () => {
        if (performance.now() - began > timeoutMs * MAX_WALL_FACTOR) return stop();
        const used = await thread.cpuUsage().catch(() => undefined); // ended meanwhile
        before ??= used;
        const ms = used && before ? (used.user + used.system - before.user - before.system) / 1000 : 0;
        if (ms > timeoutMs) stop();
      },
      Math.min(CHECK_MS, timeoutMs),
    );
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.then((running) => running.terminate()).catch(() => {});
  }
}

async function startReader(): Promise<Worker> {
  const { createWorker, OEM } = (await import('tesseract.js')).default;
  const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(data, '4.0.0_best_int'), // else it would be fetched
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => {}, // told by the call that failed too
  });
  await worker.setParameters({ user_defined_dpi: '150' });
  return worker;
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
