// A process of its own that pastes one small picture after the other into a folder, as the viewer does, until it is
// killed or has pasted them all. argv: folder, how many, a number that tells it from the others, and
// anything at all: copies are squeezed.
import { PictureMaker } from '../../../src/areas/paste/picture.ts';
import { PasteService } from '../../../src/areas/paste/service.ts';
import { squeezeWith } from '../../../src/areas/paste/squeeze.ts';
import { ScreenshotStore } from '../../../src/areas/paste/store.ts';
import { drawPixels, png } from './pixels.ts';

const [folder = '', count = '0', number = '0', squeezes] = process.argv.slice(2);
const pictures = new PictureMaker({ maxEdgePx: 40 });
const pastes = new PasteService({
  store: new ScreenshotStore(folder),
  pictures,
  namers: [],
  readText: null,
  nameTemplate: '{name}',
  squeeze: squeezes ? squeezeWith(pictures) : null,
  clock: { now: () => Date.now(), elapsed: () => Date.now(), at: () => () => {} },
  newId: () => crypto.randomUUID(),
  maxUploadBytes: 1 << 20,
  localOwner: 'demo',
  onTrouble: () => {},
});
await pastes.recover();
for (let at = 0; at < Number(count); at++) {
  const seed = Number(number) * 1000 + at;
  // Half of them under one name, half of them renamed at once: every way that names can meet.
  const { id } = await pastes.paste({
    owner: 'demo',
    bytes: await png(drawPixels(60, 30, 3, seed)),
    title: at % 2 ? 'same name' : undefined,
  });
  if (at % 4 === 2) await pastes.rename(id, 'renamed', 'user');
  process.stdout.write(`${id}\n`);
}
