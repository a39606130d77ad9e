// annex callback return: shows what waits for an address, and sends the address to its mailbox.
import { createInterface } from 'node:readline/promises';
import { createGatewayClient } from '../../../generated/gateway/client.ts';
import { type Arguments, CommandError } from '../arguments.ts';
import { reportErrors } from '../clients.ts';
import { say } from '../connect/terminal.ts';
import { configOf, publicAddresses } from '../settings.ts';
import { readWaitingLists, wrapperFolders } from './waiting-list.ts';

const NOTHING = 'the program has opened no login page that can be answered, and listens on no port of this machine';
/** Of a mailbox for another login. */
const OTHER = /must begin with|another login/;

export async function returnAddress(args: Arguments): Promise<void> {
  const { gateway: gatewayUrl } = publicAddresses(configOf(args.flags));
  const folders = await wrapperFolders();
  if (folders.length === 0) throw new CommandError("no login is waiting; start it with 'annex callback -- COMMAND'");
  for (const { lines } of await readWaitingLists(folders)) say(`${lines.join('\n')}\n`);
  const gateway = createGatewayClient({ baseUrl: gatewayUrl, timeoutMs: 15_000 });
  using terminal = createInterface({ input: process.stdin, historySize: 0 });
  if (process.stdin.isTTY) say('Paste the address of the page that did not open, and press Enter:');
  for await (const address of terminal) {
    const send = (mailbox: string) => {
      const body = { media: 'application/json', content: { mailbox, address } } as const;
      return reportErrors(gatewayUrl, gateway.receiveReturnedAddress({ body }), 'gateway');
    };
    const waiting = await readWaitingLists(folders);
    const mailboxes = new Set(waiting.flatMap(({ mailbox }) => mailbox ?? []));
    const results = await Promise.allSettled([...mailboxes].map(send));
    if (results.some(({ status }) => status === 'fulfilled')) return say('The program received the response.');
    const reasons = results.map((result) => (result as PromiseRejectedResult).reason as Error);
    const reason = reasons.find(({ message }) => !OTHER.test(message)) ?? reasons[0] ?? new CommandError(NOTHING);
    if (!process.stdin.isTTY) throw reason;
    say(`${reason.message}. Paste the address again:`);
  }
  throw new CommandError('no address was pasted');
}
