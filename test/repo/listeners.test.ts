// A listener that is opened any other way lacks limits, timeouts or error handlers.
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const sources = globSync('{src,generated}/**/*.{ts,js}', { cwd: ROOT }).map((file) => ({
  file,
  text: readFileSync(resolve(ROOT, file), 'utf8'),
}));
const matching = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

describe('listeners', () => {
  it('are created by one module', () => {
    const creates = /\bcreateServer\(|\bcreateSecureServer\b|new (net\.|http\.|https\.|tls\.)?Server\(/;
    expect(matching(creates)).toEqual(['src/contract/server/listen.ts']);
  });

  it('of all servers are opened by one function, and those of mocks by another', () => {
    const imports = /import \{[^}]*\blisten\b[^}]*\} from '[^']*(contract|\.)?\/server\/(index|listen)\.ts'/;
    expect(matching(imports).sort()).toEqual(['src/contract/mock/listener.ts', 'src/servers/listener.ts']);
  });
});
