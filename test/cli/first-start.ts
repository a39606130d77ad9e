// The first `annex start`, and what it prints once.
import { type Annex, FREE_PORTS } from './annex.ts';

export async function startFirst(annex: Annex) {
  const serve = await annex.start(['start'], FREE_PORTS, 'API key');
  const printed = (pattern: RegExp) => pattern.exec(serve.stdout()) ?? [];
  const [address = ''] = printed(/http:\S+/);
  const [, name = '', password = ''] = printed(/user +(\S+)\n +password +(\S+)\n/);
  const [key = ''] = printed(/ak_[\w-]{43}/);
  return { address, name, password, key, ...annex.instance().urls };
}
