// Corrects the color space of frames. Chromium without a GPU encodes frames by BT.601 and labels them as BT.709: green
// would lose 40 of 255 levels. The brightness of the lime dot in the last pixel shows how a frame was encoded.

/** Brightness of lime in video. */
const LIME: readonly (readonly [matrix: VideoMatrixCoefficients, brightness: number])[] = [
  ['smpte170m', 145], // BT.601
  ['bt709', 173],
];
const TOLERANCE = 8;

export class FrameColors {
  /** Of the last frame whose dot could be read; a scaled frame blurs it. */
  #matrix: VideoMatrixCoefficients | undefined;

  /** A copy with the right label, if it was wrong. Closes the frame that it does not return. */
  async correct(frame: VideoFrame): Promise<VideoFrame> {
    const { format, timestamp, visibleRect } = frame;
    if ((format !== 'I420' && format !== 'NV12') || !visibleRect) return frame;
    this.#matrix = (await matrixOf(frame, visibleRect)) ?? this.#matrix;
    if (this.#matrix === undefined || this.#matrix === frame.colorSpace.matrix) return frame;
    const planes = new Uint8Array(frame.allocationSize());
    const layout = await frame.copyTo(planes);
    const colorSpace = { ...frame.colorSpace.toJSON(), matrix: this.#matrix };
    frame.close();
    const { width: codedWidth, height: codedHeight } = visibleRect;
    return new VideoFrame(planes, { format, layout, colorSpace, codedWidth, codedHeight, timestamp });
  }
}

/** Undefined: the dot cannot be read. */
async function matrixOf(frame: VideoFrame, { right, bottom }: DOMRectReadOnly) {
  const rect = { x: right - 2, y: bottom - 2, width: 2, height: 2 };
  const corner = new Uint8Array(frame.allocationSize({ rect }));
  const [plane] = await frame.copyTo(corner, { rect });
  const brightness = corner[(plane?.offset ?? 0) + (plane?.stride ?? 0) + 1] ?? 0;
  return LIME.find(([, lime]) => Math.abs(brightness - lime) <= TOLERANCE)?.[0];
}
