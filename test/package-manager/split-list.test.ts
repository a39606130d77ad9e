import { describe, expect, it } from 'vitest';
import { Random } from '../../src/contract/conform/random.ts';
import { splitList } from '../../src/package-manager/validate/package-list.ts';
import { readPackageList } from '../../src/sdk/packages/node/index.ts';
import { rounds } from '../rounds.ts';
import { item } from './repository.ts';

const LIST = JSON.stringify({
  $schema: 'https://x.example/[{"packages":[1,2]}]',
  nested: { packages: [{ a: ['packages', [1, 2], '\\"]}'] }] },
  packages: [item({ identifier: 'x.one', name: 'A "quoted", [name]' }), 7, 'a,b', null, [1, [2, 3]], { é: '€,]' }],
  after: ['packages', { packages: [] }],
});
const PIECES = [...'{}[],:"\\ \n1', '"packages":[', '"packages"', '\\u0070', 'null', '\\\\"', '😀'];

/** What JSON.parse sees; null if the text is not JSON. */
function parseWhole(text: string): { readonly packages: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return { packages: (value as { packages?: unknown } | null)?.packages };
  } catch {
    return null;
  }
}

async function parseParts(text: string): Promise<unknown[] | null> {
  const bytes = Buffer.from(text);
  const { head, tail, spans } = await splitList(bytes);
  try {
    const rest = JSON.parse(`${head}${tail}`) as { packages?: unknown } | null;
    if (JSON.stringify(rest?.packages) !== '[]') return null;
    return spans.map(([start, end]) => JSON.parse(bytes.toString('utf8', start, end)) as unknown);
  } catch {
    return null;
  }
}

describe('splitList', () => {
  it('finds the same packages as a parser of the whole list', async () => {
    const { packages } = JSON.parse(LIST) as { packages: unknown[] };
    expect(await parseParts(LIST)).toEqual(packages);
    expect(await parseParts(JSON.stringify(JSON.parse(LIST), null, 4))).toEqual(packages);
    for (const empty of ['{"packages":[]}', ' { "packages" : [ \n ] } ']) expect(await parseParts(empty)).toEqual([]);
    for (const none of [
      '',
      '[]',
      '{}',
      '{"packages":{}}',
      '["packages",[1]]',
      '{"packages":[1}',
      '{"packages":[1,]}',
    ]) {
      expect(await parseParts(none), none).toBeNull();
    }
  });

  it('never finds packages in a text that a parser refuses, nor others than a parser finds', async () => {
    const random = new Random(5);
    let accepted = 0;
    for (let round = 0; round < rounds(8_000); round += 1) {
      let text = LIST;
      for (let edits = random.between(1, 3); edits > 0; edits -= 1) {
        const at = random.between(0, text.length);
        const piece = PIECES[random.between(0, PIECES.length - 1)] ?? '';
        text = text.slice(0, at) + piece + text.slice(at + random.between(0, 3));
      }
      const whole = parseWhole(text);
      const parts = await parseParts(text);
      if (parts === null) continue;
      expect(whole, text).not.toBeNull();
      const names = text.split('"packages":').length + text.split('\\u0070').length;
      if (names > LIST.split('"packages":').length + 1) continue; // readPackageList refuses a second name
      expect(parts, text).toEqual(whole?.packages);
      accepted += 1;
    }
    expect(accepted).toBeGreaterThan(500);
  });

  it('lets readPackageList refuse every second list of packages', async () => {
    const one = '"packages":[]';
    const other = '"p\\u0061ckages":[{}]';
    for (const text of [`{${one},${one}}`, `{${one},${other}}`, `{${other},${one}}`, `{${other}}`]) {
      await expect(readPackageList(text, 'tool'), text).rejects.toThrow(/ambiguous|no packages array/);
    }
  });
});
