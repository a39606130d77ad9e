import { describe, expect, it } from 'vitest';
import { cleanName, cleanPath } from '../../../../src/areas/paste/files/names.ts';

/** What Windows refuses in a name, in Microsoft's words: "Naming Files, Paths, and Namespaces". */
function isValidOnWindows(name: string): boolean {
  const reserved = /^(CON|PRN|AUX|NUL|COM[1-9¹²³]|LPT[1-9¹²³]|CONIN\$|CONOUT\$)(\.|$)/i;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return !/[<>:"/\\|?*\u0000-\u001f]/.test(name) && !/[ .]$/.test(name) && !reserved.test(name) && name.length <= 255;
}

const NASTY: readonly [given: string, clean: string][] = [
  ['', 'file'],
  ['.', 'file'],
  ['..', 'file'],
  ['...', 'file'],
  [' ', 'file'],
  ['\u0000', '-'],
  ['a\u0000b.txt', 'a-b.txt'],
  ['a\nb', 'a-b'],
  ['\u001b[31mred', '-[31mred'],
  ['a/b', 'a-b'],
  ['a\\b', 'a-b'],
  ['../../etc/passwd', '..-..-etc-passwd'],
  ['C:\\autoexec.bat', 'C-autoexec.bat'],
  ['file.txt:stream', 'file.txt-stream'],
  ['CON', '_CON'],
  ['con.txt', '_con.txt'],
  ['nul', '_nul'],
  ['NUL.tar.gz', '_NUL.tar.gz'],
  ['com1', '_com1'],
  ['COM¹.log', '_COM¹.log'],
  ['lpt9.pdf', '_lpt9.pdf'],
  ['CONIN$', '_CONIN$'],
  ['aux .txt', '_aux .txt'],
  ['console.log', 'console.log'],
  ['trailing.', 'trailing'],
  ['trailing ', 'trailing'],
  ['trailing. . .', 'trailing'],
  ['what?.png', 'what-.png'],
  ['a*b|c<d>e"f', 'a-b-c-d-e-f'],
  ['invoice\u202efdp.exe', 'invoice-fdp.exe'],
  ['zero\u200bwidth', 'zero-width'],
  ['\ufeffbom.txt', '-bom.txt'],
  ['line\u2028break', 'line-break'],
  ['half\ud800surrogate', 'half\ufffdsurrogate'],
  ['u\u0308ber.txt', 'über.txt'],
  ['日本語.pdf', '日本語.pdf'],
  ['👩‍💻.txt', '👩-💻.txt'],
  ['.env', '.env'],
  ['.annex-uploads', 'file'],
  ['-rf', '-rf'],
  ['$(id).sh', '$(id).sh'],
  ["it's.txt", "it's.txt"],
];

describe('the name of a saved file', () => {
  it.each(NASTY)('of %j is %j, which Windows allows, too', (given, clean) => {
    expect(cleanName(given)).toBe(clean);
    expect(isValidOnWindows(clean)).toBe(true);
  });

  it('has at most 255 bytes, and keeps its extension and number', () => {
    for (const given of [
      `${'a'.repeat(300)}.pdf`,
      `${'ü'.repeat(300)}.pdf`,
      `${'👩'.repeat(100)}.tar.gz`,
      'x'.repeat(999),
    ]) {
      for (const number of [1, 2, 1000]) {
        const name = cleanName(given, number);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
        expect(Buffer.byteLength(name)).toBeGreaterThan(245);
        expect(name).not.toContain('\ufffd');
        if (number > 1) expect(name).toContain(`-${number}`);
        expect(name.endsWith(/(\.tar)?\.\w+$/.exec(given)?.[0] ?? '')).toBe(true);
      }
    }
    expect(cleanName(`a.${'e'.repeat(300)}`).length).toBe(255);
    expect(cleanName('board.pdf', 2)).toBe('board-2.pdf');
    expect(cleanName('.env', 2)).toBe('.env-2');
  });

  it('takes no time for ten million characters', () => {
    const started = performance.now();
    for (const part of ['a', '.', ' ', '. ', '\u202e', 'com1.', '.tar', '\ud800']) {
      cleanName(part.repeat(10_000_000 / part.length));
      expect(cleanPath(`${part}/`.repeat(1_000_000))).toBeNull();
    }
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});

describe('the path in a folder', () => {
  it('keeps the folders and cannot leave', () => {
    expect(cleanPath('photos/2026/a.jpg')).toEqual({ folders: ['photos', '2026'], name: 'a.jpg' });
    expect(cleanPath('../../../etc/passwd')).toEqual({ folders: ['etc'], name: 'passwd' });
    expect(cleanPath('/abs\\win\\./x')).toEqual({ folders: ['abs', 'win'], name: 'x' });
    expect(cleanPath('nul/con/a')).toEqual({ folders: ['_nul', '_con'], name: 'a' });
    expect(cleanPath('a/')).toEqual({ folders: [], name: 'a' });
    expect(cleanPath('')).toEqual({ folders: [], name: 'file' });
  });

  it('is refused if it is too long or too deep', () => {
    expect(cleanPath(`${'a/'.repeat(64)}b`)).not.toBeNull();
    expect(cleanPath(`${'a/'.repeat(65)}b`)).toBeNull();
    expect(cleanPath('a'.repeat(2_001))).toBeNull();
    expect(cleanPath('ü'.repeat(150).concat('/').repeat(8))).toBeNull();
  });
});
