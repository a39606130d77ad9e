import assert from 'node:assert/strict';
import sharp from 'sharp';
import { bytesOf, type Flow, isProblem, json } from './flow.ts';

interface Pasted {
  readonly id: string;
  readonly name: string;
  readonly width: number;
}
interface Page {
  readonly screenshots: readonly Pasted[];
}

/** Uploads a picture as a form, downloads it, renames it, undoes the name, deletes it and restores it. */
export const paste: Flow = async ({ ask }) => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
  const image = new File([new Uint8Array(picture)], 'picture.png', { type: 'image/png' });
  const pasted = json<Pasted>(await ask('pasteScreenshot', 201, { body: { image, title: 'Login dialog' } }));
  assert.match(pasted.name, /^login-dialog/);
  const path = { id: pasted.id };
  assert.equal(json<Pasted>(await ask('getPaste', 200, { path })).width, 40);
  const original = await bytesOf(await ask('getPasteImage', 200, { path, query: { variant: 'original' } }));
  assert.equal((await sharp(original).metadata()).width, 40);

  const renamed = json<Pasted>(await ask('renamePaste', 200, { path, body: { name: 'Sign in' } }));
  assert.match(renamed.name, /^sign-in/);
  await isProblem(await ask('renamePaste', 400, { path, body: { name: 7 } }), 'invalid-request');
  assert.match(json<Pasted>(await ask('undoPasteName', 200, { path })).name, /^login-dialog/);
  const { screenshots } = json<Page>(await ask('listPastes', 200, { query: { limit: 1 } }));
  assert.deepEqual(
    screenshots.map(({ id }) => id),
    [pasted.id],
  );
  await ask('deletePaste', 204, { path });
  await isProblem(await ask('getPasteImage', 404, { path }), 'paste-not-found');
  await ask('restorePaste', 200, { path });
  await ask('deletePaste', 204, { path });
};
