// Replaces the default server addresses in samples by the real ones.
import { escapeHtml } from '../pages/html.ts';
import type { DocumentPage } from './model.ts';

/** Rewrites markup. */
export function realAddresses(documents: readonly DocumentPage[]): (markup: string) => string {
  const real = new Map(documents.map((page) => [writtenAddress(page), page.server]));
  real.delete('');
  if (real.size === 0) return (markup) => markup;
  const written = new RegExp([...real.keys()].map((url) => `${url.replace(/[^\w]/g, '\\$&')}(?!\\d)`).join('|'), 'g');
  return (markup) => markup.replace(written, (url) => escapeHtml(real.get(url) ?? url));
}

function writtenAddress(page: DocumentPage): string {
  if (page.kind === 'openapi') return page.source.servers?.[0]?.url.replace(/\/+$/, '') ?? '';
  const [server] = Object.values(page.source.servers ?? {});
  return server ? `${server.protocol}://${server.host}` : '';
}
