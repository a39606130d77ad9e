// The first start of `annex serve`, and what it prints once.
import { type Annex, FREE_PORTS } from './annex.ts';

export async function startFirst(annex: Annex) {
  const serve = await annex.start(['serve'], FREE_PORTS, '/status\n');
  const printed = (pattern: RegExp) => pattern.exec(serve.stdout()) ?? [];
  const [address = ''] = printed(/http:\S+/);
  const [, name = '', password = ''] = printed(/user +(\S+)\n +password +(\S+)\n/);
  const [key = ''] = printed(/ak_[\w-]{43}/);
  const [, viewer = ''] = printed(/^ {2}viewer +(\S+)$/m);
  return { address, name, password, key, viewer };
}
