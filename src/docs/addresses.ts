// Replaces the default server addresses in samples and documents with the real ones.
import { escapeHtml } from '../pages/html.ts';
import type { DocumentPage } from './model.ts';

/** The returned function rewrites markup, or other text with its own `encode`. */
export function addressReplacer(documents: readonly DocumentPage[], encode = escapeHtml): (markup: string) => string {
  const addresses = new Map(documents.map((page) => [documentedAddress(page), page.server]));
  addresses.delete('');
  if (addresses.size === 0) return (markup) => markup;
  const documented = new RegExp(
    [...addresses.keys()].map((url) => `${url.replace(/[^\w]/g, '\\$&')}(?!\\d)`).join('|'),
    'g',
  );
  return (markup) => markup.replace(documented, (url) => encode(addresses.get(url) ?? url));
}

function documentedAddress(page: DocumentPage): string {
  if (page.kind === 'arazzo') return '';
  if (page.kind === 'openapi') return page.source.servers?.[0]?.url.replace(/\/+$/, '') ?? '';
  const [server] = Object.values(page.source.servers ?? {});
  return server ? `${server.protocol}://${server.host}` : '';
}

/** A document in which the host of a socket, which is not written as a URL, is that of the running server. */
export function withAddress(page: DocumentPage): object {
  if (page.kind !== 'asyncapi' || !URL.canParse(page.server)) return page.source;
  const { protocol, host, pathname } = new URL(page.server);
  const address = { host, protocol: protocol.slice(0, -1), ...(pathname === '/' ? {} : { pathname }) };
  const servers = Object.entries(page.source.servers ?? {}).map(([name, server]) => [name, { ...server, ...address }]);
  return { ...page.source, servers: Object.fromEntries(servers) };
}
