// The address at which an OAuth client on this machine waits for the browser.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Running } from '../running.ts';

export interface Callback {
  readonly url: string;
  /** The address of the next request. */
  readonly next: () => Promise<URL>;
}

export async function listenForCallback(running: Running): Promise<Callback> {
  const received: URL[] = [];
  let wake = () => {};
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    response.end('<title>Back in the application</title>');
    if (url.pathname !== '/callback') return;
    received.push(url);
    wake();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  running.onClose(() => {
    server.closeAllConnections();
    server.close();
  });
  const next = async (): Promise<URL> => {
    for (;;) {
      const url = received.shift();
      if (url) return url;
      await new Promise<void>((woken) => {
        wake = woken;
      });
    }
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`, next };
}
