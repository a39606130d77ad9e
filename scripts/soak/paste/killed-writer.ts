// A child process that saves, renames, deletes, restores and retakes screenshots of one owner, with few titles
// and sizes, and kills itself at a step: <directory> <owner> <seed> <step>. Prints each change before and after it.
import sharp from 'sharp';
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import { Random } from '../../../src/contract/conform/random.ts';
import { dieAtStep } from '../die-at-step.ts';
import type { Change } from './model.ts';

const [directory = '', owner = '', seed = '', dieAt = ''] = process.argv.slice(2);
dieAtStep(Number(dieAt), { writes: true });
const { PictureMaker } = await import('../../../src/areas/paste/picture.ts');
const { PasteService } = await import('../../../src/areas/paste/service.ts');
const { ScreenshotStore } = await import('../../../src/areas/paste/store.ts');

const random = new Random(Number(seed));
const store = new ScreenshotStore(directory);
const clock = { now: () => Date.now(), elapsed: () => Date.now(), at: () => () => {} };
let id = '';
const pastes = new PasteService({
  settings: DEFAULTS.paste,
  store,
  pictures: new PictureMaker({ maxEdgePx: 40 }),
  namers: [],
  readText: async () => `secret-${id}`,
  clock,
  newId: () => id,
  onError: (error) => console.error(error),
});

const TITLES = ['board', 'board-2', 'inbox'] as const;
const own: { id: string; isDeleted: boolean }[] = [];
const print = (change: Change): void => void process.stdout.write(`${JSON.stringify(change)}\n`);

async function change(about: Omit<Change, 'isDone'>, work: () => Promise<unknown>): Promise<void> {
  print({ ...about, isDone: false });
  await work();
  print({ ...about, isDone: true });
}

async function save(): Promise<void> {
  id = crypto.randomUUID();
  const scale = random.pick([1, 2] as const); // both have a copy of 40x20
  const colors = { r: random.between(0, 255), g: random.between(0, 255), b: random.between(0, 255) };
  const bytes = await sharp({ create: { width: 60 * scale, height: 30 * scale, channels: 3, background: colors } })
    .png()
    .toBuffer();
  const title = random.pick(TITLES);
  const color = `${colors.r},${colors.g},${colors.b}`;
  await change({ id, owner, action: 'save', color }, () => pastes.paste({ owner, bytes, title }));
  own.push({ id, isDeleted: false });
}

await pastes.recover();
for (const entry of (await store.entries()).values()) {
  if (entry.owner === owner) own.push({ id: entry.id, isDeleted: (await store.find(entry.id)) === null });
}
for (;;) {
  const one = own.length === 0 ? undefined : own[random.between(Math.max(0, own.length - 6), own.length - 1)];
  const action = random.pick(['save', 'rename', 'undo', 'delete', 'retake', 'restore', 'read'] as const);
  if (!one || action === 'save') await save();
  else if (one.isDeleted && action !== 'restore') continue;
  else {
    id = one.id;
    if (action === 'restore') {
      await change({ id, owner, action }, () => pastes.restore(id));
      one.isDeleted = false;
    }
    if (action === 'rename') await change({ id, owner, action }, () => pastes.rename(id, random.pick(TITLES), 'user'));
    if (action === 'undo') await change({ id, owner, action }, () => store.undo(id, Date.now()));
    if (action === 'read') await change({ id, owner, action }, () => pastes.text(id));
    if (action === 'delete' || action === 'retake') {
      await change({ id, owner, action: 'delete' }, () => pastes.remove(id));
      one.isDeleted = true;
      if (action === 'retake') await save();
    }
  }
}
