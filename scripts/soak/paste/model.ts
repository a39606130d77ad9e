// What the screenshots of a directory must be, by what its writers printed.
import sharp from 'sharp';
import type { ScreenshotStore } from '../../../src/areas/paste/store.ts';

export interface Change {
  readonly id: string;
  readonly owner: string;
  readonly action: 'save' | 'rename' | 'undo' | 'delete' | 'restore' | 'read';
  /** Of the picture, when it is saved. */
  readonly color?: string;
  readonly isDone: boolean;
}

interface Screenshot {
  readonly owner: string;
  readonly color: string;
  /** 'unknown': its writer was killed while it saved, deleted or restored it. */
  state: 'live' | 'deleted' | 'unknown';
}

const STATES = { save: 'live', restore: 'live', delete: 'deleted', rename: null, undo: null, read: null } as const;

export class Model {
  readonly #screenshots = new Map<string, Screenshot>();

  apply({ id, owner, action, color = '', isDone }: Change): void {
    const screenshot = this.#screenshots.get(id) ?? { owner, color, state: 'unknown' };
    this.#screenshots.set(id, screenshot);
    const state = STATES[action];
    if (state !== null && screenshot.state !== state) screenshot.state = isDone ? state : 'unknown';
  }

  get size(): number {
    return this.#screenshots.size;
  }

  /** What is wrong. After the recovery, what was unknown is settled. */
  async check(store: ScreenshotStore, journal: string, isRecovered: boolean): Promise<string[]> {
    const faults: string[] = [];
    const entries = await store.entries();
    for (const id of entries.keys()) if (!this.#screenshots.has(id)) faults.push(`${id} was never saved`);
    for (const [id, screenshot] of this.#screenshots) {
      const { owner, color, state } = screenshot;
      const found = await store.find(id);
      for (const variant of ['original', 'optimized'] as const) {
        const bytes = await store.read(id, variant);
        const actual = bytes && (await colorOf(bytes));
        if (actual !== null && actual !== color) faults.push(`${id} has the ${variant} picture of another one`);
        if ((actual === null) !== (found === null)) faults.push(`${id} is found without its ${variant} picture`);
      }
      if (found && found.owner !== owner) faults.push(`${id} belongs to ${found.owner} instead of ${owner}`);
      if (state === 'live' && !found) faults.push(`${id} is lost`);
      if (state === 'deleted' && found) faults.push(`${id} is deleted and found`);
      if (isRecovered && !found && journal.includes(`secret-${id}`)) faults.push(`the text of ${id} is in the journal`);
      if (isRecovered) screenshot.state = found ? 'live' : 'deleted';
    }
    return faults;
  }
}

/** Decodes each file once. */
const colors = new Map<string, Promise<string>>();

function colorOf(bytes: Uint8Array): Promise<string> {
  const key = Buffer.from(bytes).toString('latin1');
  const color = colors.get(key) ?? firstPixel(bytes);
  colors.set(key, color);
  return color;
}

async function firstPixel(bytes: Uint8Array): Promise<string> {
  const { data } = await sharp(bytes, { failOn: 'warning' }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return data.subarray(0, 3).join();
}
