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
  const marked = new Drawing(picture).start();
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

/** The marks of one image, while the user draws them. */
class Drawing {
  readonly #picture: ImageBitmap;
  readonly #marks: Mark[] = [];
  #tool: Tool = 'cover';
  /** The mark that is being drawn. */
  #draft: Mark | null = null;
  /** The position of the keyboard's crosshair. */
  #cursor: Point | null = null;
  /** Where the text that is being typed will be. */
  #textPlace: Point | null = null;
  /** CSS pixels per pixel of the image. */
  #scale = 1;

  constructor(picture: ImageBitmap) {
    this.#picture = picture;
  }

  /** Resolves to null if the user cancels. */
  start(): Promise<readonly Mark[] | null> {
    canvas.onpointerdown = (event) => this.#startDrag(event);
    canvas.onpointermove = (event) => {
      if (!event.isPrimary || !canvas.hasPointerCapture(event.pointerId)) return;
      this.#draw(this.#draft && { ...this.#draft, to: this.#pointOf(event) });
    };
    canvas.onpointerup = ({ isPrimary }) => {
      if (!isPrimary) return; // another finger
      if (this.#draft?.tool === 'text') this.#startText(this.#draft.to);
      else this.#finish();
    };
    canvas.onpointercancel = ({ isPrimary }) => isPrimary && this.#draw(null);
    canvas.onkeydown = (event) => this.#pressKey(event);
    canvas.onblur = () => this.#finish();
    field.onblur = () => this.#finishText();
    for (const button of tools) button.onclick = () => this.#choose(button.dataset.tool as Tool);
    get('#undo-mark').onclick = () => this.#undo();
    window.onresize = () => this.#render();
    this.#choose('cover');
    return new Promise((resolve) => {
      get('#cancel-edit').onclick = () => resolve(null);
      get('#save-edited').onclick = () => resolve(this.#finish());
    });
  }

  #visible(): Area {
    return visibleArea(this.#marks, this.#picture);
  }

  #choose(chosen: Tool): void {
    this.#tool = chosen;
    for (const button of tools) button.setAttribute('aria-pressed', String(button.dataset.tool === chosen));
    this.#render();
  }

  #startDrag(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    this.#finish(); // a mark by keyboard
    this.#cursor = null;
    const from = this.#pointOf(event);
    canvas.setPointerCapture(event.pointerId);
    this.#draw({ tool: this.#tool, from, to: from });
  }

  #pressKey(event: KeyboardEvent): void {
    const { key } = event;
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z') this.#undo();
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (STEPS[key]) this.#moveCursor(STEPS[key], event.shiftKey ? LARGE_STEP : STEP);
    else if (key === 'Enter' || key === ' ') this.#pressEnter();
    else if (key === 'Escape') this.#draw(null);
    else return;
    event.preventDefault();
  }

  #moveCursor([x, y]: readonly [number, number], pixels: number): void {
    const length = Math.max(1, Math.round(pixels / this.#scale));
    const from = this.#cursorOrCenter();
    this.#cursor = this.#clamp({ x: from.x + x * length, y: from.y + y * length });
    this.#draw(this.#draft && { ...this.#draft, to: this.#cursor });
  }

  #pressEnter(): void {
    const from = this.#cursorOrCenter();
    this.#cursor = from;
    if (this.#tool === 'text') this.#startText(from);
    else if (this.#draft) this.#finish();
    else this.#draw({ tool: this.#tool, from, to: from });
  }

  #cursorOrCenter(): Point {
    const { x, y, width, height } = this.#visible();
    return this.#clamp(this.#cursor ?? { x: x + width / 2, y: y + height / 2 });
  }

  #startText(at: Point): void {
    this.#draw(null);
    const { x, y } = this.#visible();
    field.value = '';
    field.hidden = false;
    const left = canvas.offsetLeft + (at.x - x) * this.#scale;
    field.style.left = `${Math.max(0, Math.min(left, get('.sheet').clientWidth - field.offsetWidth))}px`;
    field.style.top = `${canvas.offsetTop + (at.y - y) * this.#scale}px`;
    field.focus({ preventScroll: true });
    this.#textPlace = at;
  }

  #finishText(): void {
    const [at, text] = [this.#textPlace, field.value.trim()];
    this.#textPlace = null;
    field.hidden = true;
    if (at && text !== '') this.#add({ tool: 'text', from: at, to: at, text });
  }

  /** Keeps what the user sees: a visible cover must never be lost. */
  #finish(): readonly Mark[] {
    if (this.#textPlace) this.#finishText();
    const drawn = this.#draft;
    this.#draw(null);
    if (drawn && !isStray(drawn)) this.#add(drawn);
    return this.#marks;
  }

  #add(drawn: Mark): void {
    this.#marks.push(drawn);
    announce(`Added: ${drawn.tool}`);
    this.#render();
  }

  #undo(): void {
    if (!this.#draft) this.#marks.pop();
    announce('Undone');
    this.#draw(null);
  }

  #draw(next: Mark | null): void {
    this.#draft = next;
    this.#render();
  }

  #clamp({ x, y }: Point): Point {
    const area = this.#visible();
    return {
      x: Math.max(area.x, Math.min(x, area.x + area.width)),
      y: Math.max(area.y, Math.min(y, area.y + area.height)),
    };
  }

  #pointOf({ clientX, clientY }: PointerEvent): Point {
    const box = canvas.getBoundingClientRect();
    const { x, y } = this.#visible();
    return this.#clamp({ x: x + (clientX - box.x) / this.#scale, y: y + (clientY - box.y) / this.#scale });
  }

  #render(): void {
    const area = this.#visible();
    const fit = Math.min(get('.sheet').clientWidth / area.width, (window.innerHeight * MAX_HEIGHT) / area.height);
    this.#scale = Math.min(fit, MAX_SCALE);
    const preview = this.#draft?.tool === 'crop' ? { ...this.#draft, tool: 'box' as const } : this.#draft; // cropped at the end
    const shown = preview ? [...this.#marks, preview] : this.#marks;
    const context = drawMarked(canvas, this.#picture, shown, this.#scale * window.devicePixelRatio);
    canvas.style.width = `${area.width * this.#scale}px`;
    if (this.#cursor) {
      context.globalCompositeOperation = 'difference'; // visible on any color
      context.strokeStyle = '#fff';
      context.lineWidth = 1.5 / this.#scale;
      context.stroke(
        new Path2D(`M${this.#cursor.x},${area.y}v${area.height}M${area.x},${this.#cursor.y}h${area.width}`),
      );
    }
    get<HTMLButtonElement>('#undo-mark').disabled = this.#marks.length === 0;
  }
}
