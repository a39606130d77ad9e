// Code for the sandbox's frame that draws the frame's document. It leaves nothing behind there.
import { script } from '../../../../../../generated/pages/frame-picture.ts';
import type { FramePictureOptions } from './frame-picture.ts';

export const framePicture = (options: FramePictureOptions): string =>
  `(() => { const given = {}; ${script}\nreturn given.draw(${JSON.stringify(options)}); })()`;
