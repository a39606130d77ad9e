// Edits an image before it is uploaded, by mouse, touch or keyboard. What is covered or cropped away never leaves the page.
import { get } from './dom.ts';
import { type Area, drawMarked, isStray, type Mark, type Point, type Tool, visibleArea } from './marks.ts';
import { announce, EditError } from './status.ts';

const editor = get('.editor');
const canvas = get<HTMLCanvasElement>('.editor canvas');
const field = get<HTMLInputElement>('#mark-text');
const tools = [...editor.querySelectorAll<HTMLButtonElement>('[data-tool]')];

/** Resolves to the edited image, or null if the user cancels. Without any mark it is the same file. */
export async function edit(file: File, heading: string): Promise<File | null> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new EditError('The image cannot be opened for editing. Nothing was saved.');
  });
  get('#editor-title').textContent = heading;
  const widget = get('.paste');
  widget.classList.add('editing');
  const marked = markPicture(picture);
  canvas.focus({ preventScroll: true });
  editor.scrollIntoView({ block: 'nearest' });
  const marks = await marked;
  widget.classList.remove('editing');
  get('#choose').focus({ preventScroll: true });
  window.onresize = null;
  try {
    if (marks === null) return null;
    return marks.length === 0 ? file : await encode(picture, marks, file);
  } finally {
    picture.close();
  }
}

/** Photographs stay JPEG: as PNG they could exceed the upload limit. */
async function encode(picture: ImageBitmap, marks: readonly Mark[], { name, type }: File): Promise<File> {
  const output = document.createElement('canvas');
  drawMarked(output, picture, marks);
  const outputType = type === 'image/jpeg' ? type : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => output.toBlob(resolve, outputType, 0.95));
  if (!blob) throw new EditError('The image is too large to edit in this browser. Nothing was saved.');
  const stem = name.replace(/\.\w+$/, '') || 'image';
  return new File([blob], `${stem}.${blob.type === 'image/jpeg' ? 'jpg' : 'png'}`, { type: blob.type });
}

field.addEventListener('keydown', (event) => {
  if (event.isComposing || !/^(Enter|Escape)$/.test(event.key)) return;
  event.preventDefault();
  if (event.key === 'Escape') field.value = '';
  canvas.focus({ preventScroll: true }); // ends the text
});

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** In CSS pixels. */
const [STEP, LARGE_STEP] = [4, 40];
const MAX_SCALE = 2;
/** Share of the window's height that the image may take. */
const MAX_HEIGHT = 0.65;

/** Resolves to null if the user cancels. */
function markPicture(picture: ImageBitmap): Promise<readonly Mark[] | null> {
  const marks: Mark[] = [];
  let tool: Tool = 'cover';
  /** The mark that is being drawn. */
  let draft: Mark | null = null;
  /** The position of the keyboard's crosshair. */
  let cursor: Point | null = null;
  /** Where the text that is being typed will be. */
  let textPlace: Point | null = null;
  /** CSS pixels per pixel of the image. */
  let scale = 1;
  canvas.onpointerdown = (event) => startDrag(event);
  canvas.onpointermove = (event) => {
    if (event.isPrimary && canvas.hasPointerCapture(event.pointerId)) draw(draft && { ...draft, to: pointOf(event) });
  };
  canvas.onpointerup = ({ isPrimary }) => {
    if (!isPrimary) return; // another finger
    if (draft?.tool === 'text') startText(draft.to);
    else finish();
  };
  canvas.onpointercancel = ({ isPrimary }) => isPrimary && draw(null);
  canvas.onkeydown = (event) => pressKey(event);
  canvas.onblur = () => finish();
  field.onblur = () => finishText();
  for (const button of tools) button.onclick = () => choose(button.dataset.tool as Tool);
  get('#undo-mark').onclick = () => undo();
  window.onresize = () => render();
  choose('cover');
  return new Promise((resolve) => {
    get('#cancel-edit').onclick = () => resolve(null);
    get('#save-edited').onclick = () => resolve(finish());
  });

  function visible(): Area {
    return visibleArea(marks, picture);
  }

  function choose(chosen: Tool): void {
    tool = chosen;
    for (const button of tools) button.setAttribute('aria-pressed', String(button.dataset.tool === chosen));
    render();
  }

  function startDrag(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    finish(); // a mark by keyboard
    cursor = null;
    const from = pointOf(event);
    canvas.setPointerCapture(event.pointerId);
    draw({ tool, from, to: from });
  }

  function pressKey(event: KeyboardEvent): void {
    const { key } = event;
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z') undo();
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (STEPS[key]) moveCursor(STEPS[key], event.shiftKey ? LARGE_STEP : STEP);
    else if (key === 'Enter' || key === ' ') pressEnter();
    else if (key === 'Escape') draw(null);
    else return;
    event.preventDefault();
  }

  function moveCursor([x, y]: readonly [number, number], pixels: number): void {
    const length = Math.max(1, Math.round(pixels / scale));
    const from = cursorOrCenter();
    cursor = clamp({ x: from.x + x * length, y: from.y + y * length });
    draw(draft && { ...draft, to: cursor });
  }

  function pressEnter(): void {
    const from = cursorOrCenter();
    cursor = from;
    if (tool === 'text') startText(from);
    else if (draft) finish();
    else draw({ tool, from, to: from });
  }

  function cursorOrCenter(): Point {
    const { x, y, width, height } = visible();
    return clamp(cursor ?? { x: x + width / 2, y: y + height / 2 });
  }

  function startText(at: Point): void {
    draw(null);
    const { x, y } = visible();
    field.value = '';
    field.hidden = false;
    const left = canvas.offsetLeft + (at.x - x) * scale;
    field.style.left = `${Math.max(0, Math.min(left, get('.sheet').clientWidth - field.offsetWidth))}px`;
    field.style.top = `${canvas.offsetTop + (at.y - y) * scale}px`;
    field.focus({ preventScroll: true });
    textPlace = at;
  }

  function finishText(): void {
    const [at, text] = [textPlace, field.value.trim()];
    textPlace = null;
    field.hidden = true;
    if (at && text !== '') add({ tool: 'text', from: at, to: at, text });
  }

  /** Keeps what the user sees: a visible cover must never be lost. */
  function finish(): readonly Mark[] {
    if (textPlace) finishText();
    const drawn = draft;
    draw(null);
    if (drawn && !isStray(drawn)) add(drawn);
    return marks;
  }

  function add(drawn: Mark): void {
    marks.push(drawn);
    announce(`Added: ${drawn.tool}`);
    render();
  }

  function undo(): void {
    if (!draft) marks.pop();
    announce('Undone');
    draw(null);
  }

  function draw(next: Mark | null): void {
    draft = next;
    render();
  }

  function clamp({ x, y }: Point): Point {
    const area = visible();
    return {
      x: Math.max(area.x, Math.min(x, area.x + area.width)),
      y: Math.max(area.y, Math.min(y, area.y + area.height)),
    };
  }

  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const box = canvas.getBoundingClientRect();
    const { x, y } = visible();
    return clamp({ x: x + (clientX - box.x) / scale, y: y + (clientY - box.y) / scale });
  }

  function render(): void {
    const area = visible();
    const fit = Math.min(get('.sheet').clientWidth / area.width, (window.innerHeight * MAX_HEIGHT) / area.height);
    scale = Math.min(fit, MAX_SCALE);
    const preview = draft?.tool === 'crop' ? { ...draft, tool: 'box' as const } : draft; // cropped at the end
    const shown = preview ? [...marks, preview] : marks;
    const context = drawMarked(canvas, picture, shown, scale * window.devicePixelRatio);
    canvas.style.width = `${area.width * scale}px`;
    if (cursor) {
      context.globalCompositeOperation = 'difference'; // visible on any color
      context.strokeStyle = '#fff';
      context.lineWidth = 1.5 / scale;
      context.stroke(new Path2D(`M${cursor.x},${area.y}v${area.height}M${area.x},${cursor.y}h${area.width}`));
    }
    get<HTMLButtonElement>('#undo-mark').disabled = marks.length === 0;
  }
}
