// Editing an image in the paste widget before it is uploaded, by mouse, touch and keyboard.
import { subscribe } from 'node:diagnostics_channel';
import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import type { Frame } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPixels, pixelsOf, png, sizeOf } from '../areas/paste/pixels.ts';
import { useRunning } from '../running.ts';
import { useOwnHeadlessShell } from './chromium.ts';
import { openInPage, PLACES, poll, type Widget } from './paste-widget.ts';

const browser = useOwnHeadlessShell();
const running = useRunning();

/** The only magenta pixels of the image. */
const SECRET = { left: 1203, top: 401, width: 301, height: 97 };
const magenta = { r: 255, g: 0, b: 255 };
/** Scaled down on the screen, so that its pixels do not match those of the screen. */
const secret = await sharp({ create: { width: 2000, height: 900, channels: 3, background: '#3a7' } })
  .composite([
    { input: { create: { ...SECRET, channels: 3, background: magenta } }, left: SECRET.left, top: SECRET.top },
  ])
  .png()
  .toBuffer();

async function countMagenta(bytes: Uint8Array): Promise<number> {
  const pixels = await pixelsOf(bytes);
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    if (red > green + 20 && blue > green + 20) count++; // also a blend of magenta with the cover
  }
  return count;
}

type Corner = readonly [number, number];
/** Draws a mark between two points of the image. */
type Drag = (widget: Widget, from: Corner, to: Corner) => Promise<void>;

/** The position of a point of the image on the screen. */
async function onScreen(frame: Frame, [x, y]: Corner, width: number): Promise<{ x: number; y: number }> {
  const box = (await frame.locator('.editor canvas').boundingBox()) ?? { x: 0, y: 0, width: 0 };
  return { x: box.x + (x * box.width) / width, y: box.y + (y * box.width) / width };
}

const byMouse: Drag = async ({ page, frame }, from, to) => {
  const [start, end] = [await onScreen(frame, from, 2000), await onScreen(frame, to, 2000)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, end.y);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
};

async function touching({ page, frame }: Widget, ...corners: readonly Corner[]) {
  const session = await page.context().newCDPSession(page);
  const [start, end] = await Promise.all(corners.map((corner) => onScreen(frame, corner, 2000)));
  if (!start || !end) throw new Error('two corners are needed');
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: readonly { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((finger, id) => ({ ...finger, id })) });
  return { start, end, touch };
}

const byTouch: Drag = async (widget, ...corners) => {
  const { start, end, touch } = await touching(widget, ...corners);
  await touch('touchStart', start);
  await touch('touchMove', { x: start.x + 20, y: start.y + 5 });
  await touch('touchMove', end);
  await touch('touchEnd');
};

/** The crosshair starts in the middle and moves by 4 CSS pixels. */
const byKeyboard: Drag = async ({ page, frame }, from, to) => {
  const box = (await frame.locator('.editor canvas').boundingBox()) ?? { width: 1 };
  const step = Math.round((4 * 2000) / box.width);
  const move = async (count: number, less: string, more: string) => {
    for (let at = 0; at < Math.abs(count); at++) await page.keyboard.press(count < 0 ? less : more);
  };
  const go = async ([x, y]: Corner, [fromX, fromY]: Corner) => {
    await move(Math.round((x - fromX) / step), 'ArrowLeft', 'ArrowRight');
    await move(Math.round((y - fromY) / step), 'ArrowUp', 'ArrowDown');
  };
  await frame.locator('.editor canvas').focus();
  await go(from, [1000, 450]);
  await page.keyboard.press('Enter');
  await go(to, from);
  await page.keyboard.press('Enter');
};

/** Corners around the secret, more than a step of the keyboard away from it. */
const AROUND: readonly [Corner, Corner] = [
  [SECRET.left - 25, SECRET.top - 25],
  [SECRET.left + SECRET.width + 25, SECRET.top + SECRET.height + 25],
];

/** All bytes that servers received, by port. */
const received = new Map<number, Buffer[]>();
subscribe('net.server.socket', (message) => {
  const { socket } = message as { socket: Socket };
  const { localPort = 0 } = socket;
  const chunks = received.get(localPort) ?? [];
  received.set(localPort, chunks);
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
});
const receivedBy = ({ viewer }: Widget): Buffer => Buffer.concat(received.get(viewer.port) ?? []);

async function openEditor({ frame }: Widget, name = 'secret board.png', buffer = secret): Promise<void> {
  await frame.getByLabel('Edit before saving').check();
  await frame.locator('#file').setInputFiles({ name, mimeType: 'image/png', buffer });
  await frame.locator('.editor').waitFor({ state: 'visible' });
}

const press = (frame: Frame, name: string) => frame.locator('.editor').getByRole('button', { name }).click();

async function saved({ viewer, frame }: Widget): Promise<Buffer[]> {
  await press(frame, 'Save');
  await frame.locator('.result').waitFor({ state: 'visible' });
  return Promise.all(
    (await viewer.everything())
      .filter((file) => file.endsWith('.png'))
      .map((file) => readFile(join(viewer.projectDir, 'screenshots/sp', file))),
  );
}

describe('A covered secret', () => {
  it.each<[string, Drag]>([
    ['mouse', byMouse],
    ['touch', byTouch],
    ['keyboard', byKeyboard],
  ])('reaches neither the server nor the disk (%s)', async (_, drag) => {
    const widget = await openInPage(running, browser);
    await openEditor(widget);
    await drag(widget, ...AROUND);
    await poll(() => widget.frame.locator('#undo-mark').isEnabled()).toBe(true);
    expect(receivedBy(widget).includes('POST ')).toBe(false);
    expect(await widget.viewer.everything()).toEqual([]);
    const files = await saved(widget);
    expect(files).toHaveLength(2);
    for (const file of files) expect(await countMagenta(file)).toBe(0);
    expect(await countMagenta(secret)).toBe(SECRET.width * SECRET.height);
    expect(receivedBy(widget).toString('latin1').match(/POST /g)).toHaveLength(1);
    const original = files.find((file) => receivedBy(widget).includes(file)) ?? secret; // a PNG is saved as it was received
    expect(await sizeOf(original)).toBe('2000x900');
    const covered = await sharp(original).extract(SECRET).removeAlpha().raw().toBuffer();
    expect(new Set(covered)).toEqual(new Set([0x11]));
    expect(widget.wrong).toEqual([]);
  });

  it('is gone if it is cropped away, and comes back with undo only', async () => {
    const widget = await openInPage(running, browser);
    await openEditor(widget);
    await press(widget.frame, 'Crop');
    await byMouse(widget, [100, 100], [900, 500]);
    await press(widget.frame, 'Undo');
    await byMouse(widget, [100, 100], [900, 500]);
    const [one, other] = await saved(widget);
    for (const file of [one, other]) expect(await countMagenta(file ?? secret)).toBe(0);
    const [width = 0, height = 0] = (await sizeOf(one ?? secret)).split('x').map(Number);
    expect(Math.abs(width - 800)).toBeLessThan(8);
    expect(Math.abs(height - 400)).toBeLessThan(8);
  });

  it('stays covered if the user saves without ending the mark', async () => {
    const widget = await openInPage(running, browser);
    await openEditor(widget);
    await widget.frame.locator('.editor canvas').focus();
    await widget.page.keyboard.press('Shift+ArrowUp'); // left of and above the secret
    await widget.page.keyboard.press('Enter');
    for (let at = 0; at < 9; at++) await widget.page.keyboard.press('Shift+ArrowRight');
    for (let at = 0; at < 5; at++) await widget.page.keyboard.press('Shift+ArrowDown');
    for (const file of await saved(widget)) expect(await countMagenta(file)).toBe(0);
  });

  it('stays covered if the user draws a mark by mouse before the one by keyboard has ended', async () => {
    const widget = await openInPage(running, browser);
    await openEditor(widget);
    await widget.frame.locator('.editor canvas').focus();
    await widget.page.keyboard.press('Shift+ArrowUp');
    await widget.page.keyboard.press('Enter');
    for (let at = 0; at < 9; at++) await widget.page.keyboard.press('Shift+ArrowRight');
    for (let at = 0; at < 5; at++) await widget.page.keyboard.press('Shift+ArrowDown');
    await byMouse(widget, [100, 100], [300, 300]);
    for (const file of await saved(widget)) expect(await countMagenta(file)).toBe(0);
  });

  it('stays covered if a second finger touches the image', async () => {
    const widget = await openInPage(running, browser);
    await openEditor(widget);
    const { start, end, touch } = await touching(widget, ...AROUND);
    await touch('touchStart', start);
    await touch('touchMove', end);
    await touch('touchStart', end, start);
    await touch('touchMove', end, { x: start.x + 30, y: start.y + 30 });
    await touch('touchEnd', end);
    await touch('touchEnd');
    for (const file of await saved(widget)) expect(await countMagenta(file)).toBe(0);
  });

  it('stays covered in an image that is only two pixels high', async () => {
    const widget = await openInPage(running, browser);
    const create = { width: 2000, height: 2, channels: 3, background: magenta } as const;
    await openEditor(widget, 'thin.png', await sharp({ create }).png().toBuffer());
    await widget.frame.locator('.editor canvas').focus();
    const move = async (...keys: readonly string[]) => {
      for (const key of keys) for (let at = 0; at < 20; at++) await widget.page.keyboard.press(`Shift+${key}`);
    };
    await move('ArrowLeft', 'ArrowUp');
    await widget.page.keyboard.press('Enter');
    await move('ArrowRight', 'ArrowDown');
    await widget.page.keyboard.press('Enter');
    for (const file of await saved(widget)) expect(await countMagenta(file)).toBe(0);
  });

  it.each(PLACES.slice(1))('is covered in %s', async (_, open) => {
    const widget = await open(running, browser);
    await openEditor(widget);
    await widget.frame.locator('.editor canvas').scrollIntoViewIfNeeded();
    await byMouse(widget, ...AROUND);
    for (const file of await saved(widget)) expect(await countMagenta(file)).toBe(0);
    expect(widget.wrong).toEqual([]);
  });
});

describe('The editor', () => {
  it('draws boxes, arrows and text; without marks the file stays as it is', async () => {
    const widget = await openInPage(running, browser);
    const { page, frame } = widget;
    await openEditor(widget);
    const shown = () => frame.locator('.editor canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
    const states = [await shown()];
    await press(frame, 'Box');
    await byMouse(widget, [100, 100], [500, 300]);
    states.push(await shown());
    await press(frame, 'Arrow');
    await byTouch(widget, [700, 700], [300, 400]);
    states.push(await shown());
    await press(frame, 'Text');
    await byMouse(widget, [1900, 800], [1900, 800]);
    await page.keyboard.type('Look here');
    await page.keyboard.press('Enter');
    states.push(await shown());
    expect(new Set(states).size).toBe(4);
    await page.keyboard.press('Enter'); // at the crosshair, in the middle
    await page.keyboard.type('By keyboard');
    await page.keyboard.press('Enter');
    await byMouse(widget, [200, 700], [200, 700]);
    await page.keyboard.type('Not this');
    await page.keyboard.press('Escape');
    expect(states).not.toContain(await shown());
    for (const state of [...states].reverse()) {
      await page.keyboard.press('Control+z');
      expect(await shown()).toBe(state);
    }
    await press(frame, 'Save');
    await frame.locator('.result').waitFor({ state: 'visible' });
    expect(receivedBy(widget).includes(secret)).toBe(true);
    expect(widget.wrong).toEqual([]);
  });

  it('asks for each of several files, uploads none that is canceled, and stays on after a reload', async () => {
    const { viewer, page, frame } = await openInPage(running, browser);
    await frame.getByLabel('Edit before saving').check();
    await page.reload();
    const buffer = await png(drawPixels(300, 200));
    const mimeType = 'image/png';
    await frame.locator('#file').setInputFiles([
      { name: 'first board.png', mimeType, buffer },
      { name: 'torn.png', mimeType, buffer: Buffer.from('no picture') },
      { name: 'second board.png', mimeType, buffer },
    ]);
    await poll(() => frame.locator('#editor-title').textContent()).toBe('Edit 1 of 3, first board.png');
    await press(frame, 'Cancel');
    await poll(() => frame.locator('#editor-title').textContent()).toBe('Edit 3 of 3, second board.png');
    await press(frame, 'Save');
    await poll(() => frame.locator('#path').textContent()).toBe('screenshots/sp/second-board-300x200.png');
    expect(await viewer.files()).toEqual(['second-board-300x200-original.png', 'second-board-300x200.png']);
    expect(await frame.locator('.failure span').textContent()).toBe(
      'torn.png: The image cannot be opened for editing. Nothing was saved.',
    );
  });

  it('keeps photographs as JPEG, without their metadata', async () => {
    const widget = await openInPage(running, browser);
    const buffer = await sharp(secret)
      .withExif({ IFD0: { Artist: 'Secret Person' } })
      .jpeg()
      .toBuffer();
    expect(buffer.includes('Secret Person')).toBe(true);
    await widget.frame.getByLabel('Edit before saving').check();
    await widget.frame.locator('#file').setInputFiles({ name: 'beach.jpg', mimeType: 'image/jpeg', buffer });
    await widget.frame.locator('.editor').waitFor({ state: 'visible' });
    await byMouse(widget, ...AROUND);
    for (const file of await saved(widget)) expect(await countMagenta(file)).toBe(0);
    expect(receivedBy(widget).includes('filename="beach.jpg"\r\nContent-Type: image/jpeg')).toBe(true);
    expect(receivedBy(widget).includes('Secret Person')).toBe(false);
  });
});
