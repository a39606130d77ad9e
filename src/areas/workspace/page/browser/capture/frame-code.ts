// Code that renders the sandbox frame's document. It leaves no globals behind.
import { script } from '../../../../../../generated/pages/frame-picture.ts';
import type { FramePictureOptions } from './frame-picture.ts';

export const framePicture = (options: FramePictureOptions): string =>
  `(() => { const given = {}; ${script}\nreturn given.draw(${JSON.stringify(options)}); })()`;
