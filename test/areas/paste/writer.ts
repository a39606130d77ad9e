// A child process that pastes small images into a directory like the viewer does, until it is killed or done.
// Arguments: directory, number of images, number of this process.
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import { PictureMaker } from '../../../src/areas/paste/picture.ts';
import { PasteService } from '../../../src/areas/paste/service.ts';
import { ScreenshotStore } from '../../../src/areas/paste/store.ts';
import { drawPixels, png } from './pixels.ts';

const [folder = '', count = '0', number = '0'] = process.argv.slice(2);
const pastes = new PasteService({
  settings: DEFAULTS.paste,
  store: new ScreenshotStore(folder),
  pictures: new PictureMaker({ maxEdgePx: 40 }),
  namers: [],
  readText: null,
  clock: { now: () => Date.now(), elapsed: () => Date.now(), at: () => () => {} },
  newId: () => crypto.randomUUID(),
  onError: () => {},
});
await pastes.recover();
for (let at = 0; at < Number(count); at++) {
  const seed = Number(number) * 1000 + at;
  // Every second image has the same title, and every fourth is renamed, so that names collide in every way.
  const { id } = await pastes.paste({
    owner: 'demo',
    bytes: await png(drawPixels(60, 30, 3, seed)),
    title: at % 2 ? 'same name' : undefined,
  });
  if (at % 4 === 2) await pastes.rename(id, 'renamed', 'user');
  process.stdout.write(`${id}\n`);
}
