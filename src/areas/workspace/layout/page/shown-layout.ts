// The layout as the server last sent it, and as the page last rendered it. Layouts that arrive together are rendered once.
import type { Layout } from '../../../../../generated/workspace/messages.ts';

interface Rendering {
  /** Called for each newer layout, also for those that are never rendered. */
  received(revision: number, layout: Layout, former: Layout | null): void;
  render(layout: Layout): void;
}

export class ShownLayout {
  readonly #rendering: Rendering;
  #latest: Layout | null = null;
  #rendered: Layout | null = null;
  #revision = -1;
  /** Wakes those that wait for the next layout. */
  #next = Promise.withResolvers<void>();

  constructor(rendering: Rendering) {
    this.#rendering = rendering;
  }

  /** Null before the first. */
  get latest(): Layout | null {
    return this.#latest;
  }

  /** After a restart the server's revisions may be lower. Returns whether there was a layout before. */
  restart(): boolean {
    const hadLayout = this.#revision !== -1;
    this.#revision = -1;
    return hadLayout;
  }

  receive(revision: number, layout: Layout): void {
    if (revision <= this.#revision) return;
    this.#revision = revision;
    if (this.#latest === this.#rendered) setTimeout(() => this.render());
    this.#rendering.received(revision, layout, this.#latest);
    this.#latest = layout;
    this.#next.resolve();
    this.#next = Promise.withResolvers<void>();
  }

  render(): void {
    if (this.#latest === null || this.#latest === this.#rendered) return;
    this.#rendered = this.#latest;
    this.#rendering.render(this.#latest);
  }

  /** Resolves once this layout or a newer one is rendered. */
  async untilRevision(revision: number): Promise<void> {
    while (this.#revision < revision) await this.#next.promise;
    this.render();
  }
}
