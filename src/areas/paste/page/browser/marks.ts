// Marks on an image. They are data until the image is drawn, so that undo only removes the last one.

export type Tool = 'cover' | 'crop' | 'box' | 'arrow' | 'text';

/** In pixels of the image. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

/** Drawn from one point to the other. */
export interface Mark {
  readonly tool: Tool;
  readonly from: Point;
  readonly to: Point;
  readonly text?: string;
}

/** All pixels that a mark touches: a half covered pixel would still show something. */
function areaOf({ from, to }: Mark): Area {
  const [x, y] = [Math.floor(Math.min(from.x, to.x)), Math.floor(Math.min(from.y, to.y))];
  return { x, y, width: Math.ceil(Math.max(from.x, to.x)) - x, height: Math.ceil(Math.max(from.y, to.y)) - y };
}

/** The part of the image that is left after cropping. */
export function visibleArea(marks: readonly Mark[], { width, height }: ImageBitmap): Area {
  const crop = marks.findLast(({ tool }) => tool === 'crop');
  return crop ? areaOf(crop) : { x: 0, y: 0, width, height };
}

/** Whether it is too small to be intended. */
export function isStray(mark: Mark): boolean {
  const { width, height } = areaOf(mark);
  if (mark.tool === 'arrow') return width + height < 8;
  if (mark.tool === 'cover') return width === 0 || height === 0 || width + height < 6; // thin ones cover something too
  return width < 3 || height < 3;
}

/** Draws the visible part of a marked image. `scale`: canvas pixels per pixel of the image. */
export function drawMarked(canvas: HTMLCanvasElement, picture: ImageBitmap, marks: readonly Mark[], scale = 1) {
  const area = visibleArea(marks, picture);
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.setTransform(scale, 0, 0, scale, -area.x * scale, -area.y * scale);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0);
  context.lineJoin = context.lineCap = 'round';
  context.textBaseline = 'top';
  const unit = Math.max(1, Math.max(picture.width, picture.height) / 1568); // the optimized copy is not larger
  for (const mark of marks) drawMark(context, mark, unit, area);
  return context;
}

function drawMark(context: CanvasRenderingContext2D, mark: Mark, unit: number, visible: Area): void {
  const { tool, from, to, text = '' } = mark;
  const { x, y, width, height } = areaOf(mark);
  const path = new Path2D();
  if (tool === 'cover') {
    context.fillStyle = '#111';
    context.fillRect(x, y, width, height);
  } else if (tool === 'box') path.rect(x, y, width, height);
  else if (tool === 'arrow') {
    path.moveTo(from.x, from.y);
    path.lineTo(to.x, to.y);
    const direction = Math.atan2(to.y - from.y, to.x - from.x);
    for (const side of [-0.5, 0.5]) {
      path.moveTo(to.x, to.y);
      path.lineTo(to.x - 20 * unit * Math.cos(direction + side), to.y - 20 * unit * Math.sin(direction + side));
    }
  }
  context.font = `600 ${24 * unit}px system-ui, sans-serif`;
  const right = visible.x + visible.width - context.measureText(text).width - 4 * unit;
  const left = Math.max(visible.x + 4 * unit, Math.min(from.x, right));
  const top = Math.min(from.y, visible.y + visible.height - 30 * unit);
  // With a white edge, to be visible on any color.
  for (const [color, line] of Object.entries({ '#fff': 8, '#d11f1f': 4 })) {
    context.strokeStyle = context.fillStyle = color;
    context.lineWidth = line * unit;
    context.stroke(path);
    if (color === '#fff') context.strokeText(text, left, top);
    else context.fillText(text, left, top);
  }
}
