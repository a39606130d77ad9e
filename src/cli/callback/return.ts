// annex callback return: sends an address to the mailboxes of this user's running wrappers, which each has in its directory.
import { accessSync, constants } from 'node:fs';
import { lstat, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { createGatewayClient } from '../../../generated/gateway/client.ts';
import { processExists } from '../../base/files/process-identity.ts';
import { type Arguments, CommandError } from '../arguments.ts';
import { reportErrors } from '../clients.ts';
import { say } from '../connect/terminal.ts';
import { addressesOf, settingsOf } from '../settings.ts';
import { attempt } from './processes.ts';

const PREFIX = 'annex-callback-';
/** Some programs split BROWSER at these characters. */
const isUsable = (folder: string): boolean =>
  /^\/[^\s:%]*$/.test(folder) && attempt(() => accessSync(folder, constants.W_OK) === undefined, false);

/** New wrappers use the first. Not every shell of a user has XDG_RUNTIME_DIR. */
function runtimeFolders(): string[] {
  const folders = [process.env['XDG_RUNTIME_DIR'] ?? '', tmpdir()].filter(isUsable);
  return folders.length > 0 ? folders : ['/tmp'];
}

export const wrapperFolder = (): string => join(runtimeFolders()[0] ?? '', `${PREFIX}${process.pid}-`);

/** The directories of this user's wrappers. Removes those of wrappers that were killed. */
export async function wrapperFolders(): Promise<string[]> {
  const running = new Set<string>();
  const list = async (parent: string) => (await readdir(parent).catch(() => [])).map((name) => join(parent, name));
  for (const folder of (await Promise.all(runtimeFolders().map(list))).flat()) {
    const [, pid] = new RegExp(`/${PREFIX}(\\d+)-[^/]*$`).exec(folder) ?? [];
    const stats = pid === undefined ? null : await lstat(folder).catch(() => null);
    if (!stats?.isDirectory() || stats.uid !== process.getuid?.()) continue;
    if (processExists(Number(pid))) running.add(folder);
    else await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
  return [...running];
}

export async function returnAddress(args: Arguments): Promise<void> {
  const { gateway: gatewayUrl } = addressesOf(settingsOf(args));
  const files = (await wrapperFolders()).map((folder) => readFile(join(folder, 'mailboxes'), 'utf8').catch(() => ''));
  const mailboxes = (await Promise.all(files)).join('').split('\n').filter(Boolean);
  if (mailboxes.length === 0) throw new CommandError("no login is waiting; start it with 'annex callback -- COMMAND'");
  const gateway = createGatewayClient({ baseUrl: gatewayUrl, timeoutMs: 15_000 });
  using terminal = createInterface({ input: process.stdin, historySize: 0 });
  if (process.stdin.isTTY) say('Paste the address of the page that did not open, and press Enter:');
  for await (const address of terminal) {
    const send = (mailbox: string) => {
      const body = { media: 'application/json', content: { mailbox, address } } as const;
      return reportErrors(gatewayUrl, gateway.receiveReturnedAddress({ body }), 'gateway');
    };
    const results = await Promise.allSettled(mailboxes.map(send));
    if (results.some(({ status }) => status === 'fulfilled')) return say('The program received the response.');
    const { reason } = results.at(-1) as PromiseRejectedResult;
    if (!process.stdin.isTTY) throw reason;
    say(`${(reason as Error).message}. Paste the address again:`);
  }
  throw new CommandError('no address was pasted');
}
