// Formats a request as a curl command, with credentials replaced by shell variables.
import type { Wire } from './wire.ts';

const SECRETS: Readonly<Record<string, string>> = {
  'x-api-key': '$ANNEX_API_KEY',
  cookie: '$COOKIE',
  'annex-proof': '$PROOF',
  authorization: 'Bearer $TOKEN',
};

export function curlOf(base: string, { method, path, headers, body }: Wire): string {
  const parts = ['curl', '-i', ...(method === 'GET' ? [] : ['-X', method]), quote(base + path)];
  for (const [name, value] of Object.entries(headers)) {
    const secret = SECRETS[name.toLowerCase()];
    parts.push('-H', secret === undefined ? quote(`${name}: ${value}`) : `"${name}: ${secret}"`);
  }
  if (body !== undefined) parts.push('--data-binary', typeof body === 'string' ? quote(body) : '@picture.png');
  return parts.join(' ');
}

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
