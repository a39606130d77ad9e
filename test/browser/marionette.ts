// Firefox with a virtual authenticator, controlled by Marionette: WebDriver BiDi cannot add authenticators.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureFirefox } from '../../scripts/debian.ts';
import { freePort } from '../../scripts/free-port.ts';

const AUTHENTICATOR = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserConsenting: true,
  isUserVerified: true,
};

type Reply = readonly [type: number, id: number, error: object | null, result: { readonly value?: unknown } | null];

export class Marionette {
  readonly #socket: Socket;
  readonly #replies = new Map<number, (reply: Reply) => void>();
  #received = Buffer.alloc(0);
  #lastId = 0;
  readonly close: () => Promise<void>;

  constructor(socket: Socket, close: () => Promise<void>) {
    this.#socket = socket;
    this.close = close;
    socket.on('error', () => {}); // Firefox is killed
    socket.on('data', (chunk) => this.#receive(chunk));
  }

  static async launch(): Promise<Marionette> {
    const folder = await mkdtemp(join(tmpdir(), 'annex-firefox-'));
    const port = await freePort();
    const preferences = {
      'marionette.port': port,
      'security.webauth.webauthn_enable_softtoken': true,
      'security.webauth.webauthn_enable_usbtoken': false,
    };
    const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});\n`);
    await writeFile(join(folder, 'user.js'), lines.join(''));
    const args = ['--headless', '--marionette', '--no-remote', '-profile', folder];
    const child = spawn(ensureFirefox(), args, { stdio: 'ignore', env: { ...process.env, HOME: folder } });
    const close = async () => {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    };
    for (let tries = 0; tries < 150; tries++) {
      const socket = connect(port, '127.0.0.1');
      const isConnected = await once(socket, 'connect').then(
        () => true,
        () => delay(200, false),
      );
      if (!isConnected) continue;
      const firefox = new Marionette(socket, close);
      await firefox.send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
      await firefox.send('WebAuthn:AddVirtualAuthenticator', AUTHENTICATOR);
      return firefox;
    }
    await close();
    throw new Error('Firefox does not listen');
  }

  send(command: string, parameters: object = {}): Promise<unknown> {
    this.#lastId += 1;
    const message = JSON.stringify([0, this.#lastId, command, parameters]);
    this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#replies.set(this.#lastId, ([, , error, result]) =>
      error ? reject(new Error(JSON.stringify(error))) : resolve(result?.value),
    );
    return promise;
  }

  open(url: string): Promise<unknown> {
    return this.send('WebDriver:Navigate', { url });
  }

  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown> {
    return this.send('WebDriver:ExecuteScript', { script: `return ${expression}`, args: [] });
  }

  /** Messages have their length in bytes and a colon before them. */
  #receive(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    const colon = this.#received.indexOf(':');
    const end = colon + 1 + Number(this.#received.subarray(0, colon));
    if (colon < 0 || this.#received.length < end) return;
    const message = JSON.parse(this.#received.subarray(colon + 1, end).toString()) as Reply;
    this.#received = this.#received.subarray(end);
    this.#replies.get(message[1])?.(message);
    this.#receive(Buffer.alloc(0));
  }
}
