// Frames with our sandbox attribute but without our policy, to see what code can do there.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';

export class UnprotectedFrames {
  readonly #browser: Browser;
  readonly #server: Server;

  static async serve(browser: Browser): Promise<UnprotectedFrames> {
    const server = createServer(({ url }, response) => {
      const count = Number(new URL(url ?? '', 'http://page').searchParams.get('frames'));
      const frames = Array.from({ length: count }, (_, index) => `<iframe sandbox="allow-scripts" src="/${index}">`);
      response.setHeader('Content-Type', 'text/html');
      response.end(`<!doctype html><body>${frames.join('</iframe>')}</body>`);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new UnprotectedFrames(browser, server);
  }

  private constructor(browser: Browser, server: Server) {
    this.#browser = browser;
    this.#server = server;
  }

  /** Runs each code in its own frame of one page; resolves with a function that closes the page. */
  async run(codes: readonly string[]): Promise<() => Promise<void>> {
    const page = await this.#browser.newPage();
    const url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
    await page.goto(`${url}?frames=${codes.length}`);
    for (const [index, code] of codes.entries()) {
      const frame = page.frames().find((each) => each.url() === `${url}${index}`);
      void frame?.evaluate(`(() => { ${code} })(), 1`).catch(() => {}); // the code may navigate its frame
    }
    return () => page.close();
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
