// How `annex connect` talks to the user: messages, a QR code, a browser, and a prompt for the pasted address.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { encode, renderUnicodeCompact } from 'uqr';
import { type AuthorizationCode, type PastedFlow, WrongAnswerError } from '../../sdk/oauth/index.ts';
import { CommandError } from '../arguments.ts';

/** Whether standard input and error are a terminal. */
export const isInteractive = (): boolean => Boolean(process.stdin.isTTY && process.stderr.isTTY);

/** Messages for people. Standard output is only for what a script reads. */
export const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** White on black, whatever the terminal's colors are; null if the terminal is too small. */
export function qrCode(text: string, columns = 80, rows = 24): string | null {
  const options = { border: 2, ecc: 'L' } as const;
  const { size } = encode(text, options);
  if (size > columns || size / 2 > rows) return null;
  const lines = renderUnicodeCompact(text, options).split('\n');
  return lines.map((line) => `\u001b[97;40m${line}\u001b[0m`).join('\n');
}

/** Whether a browser was started. Failures are ignored, since the address is printed too. */
export function openBrowser(address: string): boolean {
  const [command, ...args] = browserCommand() ?? [];
  if (command === undefined) return false;
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
  return true;
}

function browserCommand(): readonly string[] | undefined {
  const { BROWSER, DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (BROWSER) return [BROWSER];
  if (process.platform === 'darwin') return ['open'];
  if (process.platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler'];
  return DISPLAY || WAYLAND_DISPLAY ? ['xdg-open'] : undefined;
}

/** Reads lines until one is the callback of this flow. Rejects if access was declined or the input ends. */
export async function readPasted(flow: PastedFlow, signal?: AbortSignal): Promise<AuthorizationCode> {
  using terminal = createInterface({ input: process.stdin, historySize: 0, signal });
  for await (const line of terminal) {
    if (line.trim() === '') continue;
    try {
      return await flow.readCallback(line);
    } catch (error) {
      if (!(error instanceof WrongAnswerError) || !isInteractive()) throw error;
      say(`${error.message.replace(/\.$/, '')}. Paste the address again:`);
    }
  }
  throw new CommandError('no address was pasted; run the command again');
}
