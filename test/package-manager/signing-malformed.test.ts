import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isInside } from '../../src/package-manager/signing/metadata.ts';
import { refusal, useSignedSite } from './signed-site.ts';

const site = useSignedSite();

describe('a client refuses', () => {
  it.each(['1.root.json', 'timestamp.json', 'snapshot.json', 'targets.json'])('an oversized %s', async (name) => {
    site.put(name, JSON.stringify(site.parse(name)) + ' '.repeat(600_000));
    expect(await refusal(site.read())).toMatch(/^too-large: /);
  });

  it('a list that is longer than its signed length, without reading the rest', async () => {
    appendFileSync(join(site.site(), 'packages.json'), ' '.repeat(100));
    expect(await refusal(site.read())).toMatch(/^too-large: .*packages\.json is larger than [\d,]+ bytes/);
  });

  it.each(['2099-02-30T00:00:00Z', '2099-13-01T00:00:00Z', '2099-01-01T24:00:00Z'])(
    'the impossible expiry %s',
    async (expires) => {
      site.resign('targets.json', (signed) => Object.assign(signed, { expires }));
      site.repin();
      expect(await refusal(site.read())).toMatch(/^untrusted: .*targets\.json has the invalid expiry/);
    },
  );

  it.each<[string, (text: string) => string]>([
    ['a duplicate name', (text) => text.replace('"version":1', '"version":9,"version":1')],
    ['a fraction', (text) => text.replace('"version":1', '"version":1.0')],
    ['an exponent', (text) => text.replace('"version":1', '"version":1e0')],
    ['a large number', (text) => text.replace('"version":1', '"version":1,"big":9007199254740993')],
    ['a lone surrogate', (text) => text.replace('"version":1', '"version":1,"note":"\\ud800"')],
    [
      'deep nesting',
      (text) => text.replace('"version":1', `"version":1,"a":${'['.repeat(20_000)}${']'.repeat(20_000)}`),
    ],
    ['a byte order mark', (text) => `\uFEFF${text}`],
    ['an HTML page', () => '<html></html>'],
    ['no object', () => 'null'],
  ])('metadata that is not canonical JSON: %s', async (_, change) => {
    const text = JSON.stringify(site.parse('timestamp.json'));
    const changed = change(text);
    expect(changed).not.toBe(text);
    site.put('timestamp.json', changed);
    expect(await refusal(site.read())).toMatch(
      /^untrusted: .*timestamp\.json is not (canonical JSON|signing metadata)/,
    );
  });

  it.each([
    ['timestamp.json', 'snapshot'],
    ['snapshot.json', 'targets'],
    ['targets.json', 'root'],
    ['1.root.json', 'timestamp'],
  ])('the wrong type field in %s: %s', async (name, type) => {
    const keys = name === '1.root.json' ? [site.keys().root] : undefined;
    site.resign(name, (signed) => Object.assign(signed, { _type: type }), keys);
    if (name === 'targets.json') site.repin();
    expect(await refusal(site.read())).toMatch(/^(untrusted: .*is not signing metadata|wrong-hash)/);
  });

  it('the content of one role under the name of another', async () => {
    site.put('timestamp.json', readFileSync(join(site.site(), 'metadata/snapshot.json'), 'utf8'));
    expect(await refusal(site.read())).toMatch(/timestamp\.json has the type snapshot/);
  });

  it.each(['../x', '/etc/passwd', 'a/../../x', 'C:\\x', '..\\x', 'a//b', './x', ''])(
    'a target that names the path %j outside',
    async (path) => {
      site.resign('targets.json', (signed) => {
        signed.targets[path] = signed.targets['packages.json'];
      });
      site.repin();
      expect(await refusal(site.read())).toMatch(/^untrusted: .*targets\.json names the path/);
    },
  );

  it('no names that are inside', () => {
    expect(['packages.json', 'a/b.json', '...', 'a..b'].every(isInside)).toBe(true);
  });
});
