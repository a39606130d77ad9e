// annex callback return: sends an address to the mailboxes of this user's running wrappers, which each has in its directory.
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

const PREFIX = 'annex-callback-';
/** Some programs split BROWSER at these characters. */
const runtimeFolder = (folder = process.env['XDG_RUNTIME_DIR'] ?? tmpdir()): string =>
  /[\s:%]/.test(folder) ? '/tmp' : folder;

export const wrapperFolder = (): string => join(runtimeFolder(), `${PREFIX}${process.pid}-`);

/** The directories of this user's wrappers. Removes those of wrappers that were killed. */
export async function wrapperFolders(): Promise<string[]> {
  const running: string[] = [];
  for (const name of await readdir(runtimeFolder()).catch(() => [])) {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? [];
    const folder = join(runtimeFolder(), name);
    const stats = pid === undefined ? null : await lstat(folder).catch(() => null);
    if (!stats?.isDirectory() || stats.uid !== process.getuid?.()) continue;
    if (processExists(Number(pid))) running.push(folder);
    else await rm(folder, { recursive: true, force: true });
  }
  return running;
}

export async function returnAddress(args: Arguments): Promise<void> {
  const { gateway: gatewayUrl } = addressesOf(settingsOf(args));
  const files = (await wrapperFolders()).map((folder) => readFile(join(folder, 'mailboxes'), 'utf8').catch(() => ''));
  const mailboxes = (await Promise.all(files)).join('').split('\n').filter(Boolean);
  if (mailboxes.length === 0) throw new CommandError("no login is waiting; start it with 'annex callback -- COMMAND'");
  const gateway = createGatewayClient({ baseUrl: gatewayUrl, timeoutMs: 15_000 });
  const terminal = createInterface({ input: process.stdin, historySize: 0 });
  if (process.stdin.isTTY) say('Paste the address of the page that did not open, and press Enter:');
  try {
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
  } finally {
    terminal.close();
  }
}
