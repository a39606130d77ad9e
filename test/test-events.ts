// An event stream as a client reads it, raw.
export class TestEvents {
  readonly response: Response;
  /** What has been read so far. */
  text = '';
  readonly #abort: AbortController;
  #reader: ReadableStreamDefaultReader<string> | undefined;

  private constructor(response: Response, abort: AbortController) {
    this.response = response;
    this.#abort = abort;
  }

  static async open(url: string, headers: Record<string, string> = {}): Promise<TestEvents> {
    const abort = new AbortController();
    const { signal } = abort;
    return new TestEvents(await fetch(url, { headers: { accept: 'text/event-stream', ...headers }, signal }), abort);
  }

  /** Everything up to the end of the stream. */
  async rest(): Promise<string> {
    while (await this.#read());
    return this.text;
  }

  /** Reads on until the text holds `part`. */
  async until(part: string): Promise<string> {
    while (!this.text.includes(part)) {
      if (!(await this.#read())) throw new Error(`The stream ended after ${JSON.stringify(this.text)}`);
    }
    return this.text;
  }

  end(): void {
    this.#abort.abort();
  }

  async #read(): Promise<boolean> {
    this.#reader ??= this.response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const { done, value } = (await this.#reader?.read()) ?? { done: true };
    this.text += value ?? '';
    return !done;
  }
}
