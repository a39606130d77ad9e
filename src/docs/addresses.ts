// Replaces the default server addresses in samples with the real ones.
import { escapeHtml } from '../pages/html.ts';
import type { DocumentPage } from './model.ts';

/** The returned function rewrites markup. */
export function addressReplacer(documents: readonly DocumentPage[]): (markup: string) => string {
  const addresses = new Map(documents.map((page) => [documentedAddress(page), page.server]));
  addresses.delete('');
  if (addresses.size === 0) return (markup) => markup;
  const documented = new RegExp(
    [...addresses.keys()].map((url) => `${url.replace(/[^\w]/g, '\\$&')}(?!\\d)`).join('|'),
    'g',
  );
  return (markup) => markup.replace(documented, (url) => escapeHtml(addresses.get(url) ?? url));
}

function documentedAddress(page: DocumentPage): string {
  if (page.kind === 'openapi') return page.source.servers?.[0]?.url.replace(/\/+$/, '') ?? '';
  const [server] = Object.values(page.source.servers ?? {});
  return server ? `${server.protocol}://${server.host}` : '';
}
