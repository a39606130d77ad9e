// Names by reading the text in a picture: offline, with data that is installed with us. tesseract.js runs in a thread of
// its own; it is loaded when the first picture needs it and let go when none has come for a while.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Worker } from 'tesseract.js';
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import type { Settings } from '../../../generated/config/settings.ts';
import { loadSharp } from '../picture.ts';
import type { Namer, PictureToName } from '../service.ts';
import { headlineOf } from './headline.ts';
import { type ReadLine, type ReadWord, splitRow } from './read-lines.ts';

export type OcrLimits = Pick<Settings['paste']['ocr'], 'timeoutMs' | 'idleMs'>;

/** Text recognition wants letters of about 30 pixels; those on ordinary screens have half of that. */
const ENLARGE_BELOW_PX = 1700;
const MAX_EDGE_PX = 4096;

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
      return bytes && headlineOf(await this.read(bytes, signal));
    });
    this.#turn = found.catch(() => {});
    return found;
  }

  /** The lines of text in a picture. */
  async read(bytes: Uint8Array, signal: AbortSignal): Promise<ReadLine[]> {
    const { data, info } = await prepare(bytes);
    clearTimeout(this.#idle);
    const limit = new AbortController(); // AbortSignal.any(...timeout) may be collected before it fires
    const stop = () => limit.abort(new Error('reading the text was given up'));
    const timer = setTimeout(stop, this.#limits.timeoutMs);
    signal.addEventListener('abort', stop, { once: true });
    try {
      this.#worker ??= startReader();
      const worker = await orAborted(this.#worker, limit.signal);
      const { data: page } = await orAborted(worker.recognize(data, {}, { blocks: true, text: false }), limit.signal);
      const rows = (page.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
      return rows.flatMap(({ words }) => splitRow(words as readonly ReadWord[], info));
    } catch (error) {
      await this.close(); // a reader that is late goes on reading until it is ended
      throw error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      this.#idle = setTimeout(() => void this.close(), this.#limits.idleMs).unref();
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.then((running) => running.terminate()).catch(() => {});
  }
}

async function startReader(): Promise<Worker> {
  const { createWorker, OEM, PSM } = (await import('tesseract.js')).default;
  const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(data, '4.0.0_best_int'), // else it would be fetched
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => {}, // told by the call that failed too
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT });
  return worker;
}

async function prepare(bytes: Uint8Array) {
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes).metadata();
  const edge = Math.max(width, height);
  const target = Math.round(edge < ENLARGE_BELOW_PX ? edge * 2 : Math.min(edge, MAX_EDGE_PX));
  return sharp(bytes)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width: target, height: target, fit: 'inside', kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
