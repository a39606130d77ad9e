import type { ChildProcess } from 'node:child_process';

const WAIT_MS = 120_000;

/** The output of a process. */
export class Output {
  text = '';
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;
  constructor(child: ChildProcess) {
    this.child = child;
    this.ended = new Promise((end) => child.once('close', end));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.text += chunk;
      });
    }
  }

  /** `from`: only what was printed after this position counts. */
  async until(pattern: RegExp, from = 0): Promise<void> {
    const deadline = Date.now() + WAIT_MS;
    let isOver = false;
    void this.ended.then(() => {
      isOver = true;
    });
    while (!pattern.test(this.text.slice(from))) {
      if (isOver || Date.now() > deadline) throw new Error(`not printed: ${pattern}`);
      await new Promise((wake) => setTimeout(wake, 100));
    }
  }
}
