import { describe, expect, it } from 'vitest';
import { createRewriter } from '../../../../../src/areas/workspace/web-view/proxy/addresses.ts';
import { rewritePage } from '../../../../../src/areas/workspace/web-view/proxy/decode.ts';
import { HtmlRewriter } from '../../../../../src/areas/workspace/web-view/proxy/html.ts';

const LABEL = 'http://label.localhost:8798';
const addresses = createRewriter(new URL('https://site.example/'), LABEL);
const rewrite = (html: string, size = html.length || 1): string => {
  const rewriter = new HtmlRewriter('<T>', addresses);
  let text = '';
  for (let at = 0; at < html.length; at += size) text += rewriter.write(html.slice(at, at + size));
  return text + rewriter.end();
};

describe('the tracker', () => {
  it.each([
    ['<!doctype html><html><head><title>a', '<!doctype html><html><head><T><title>a'],
    ['<HTML lang="a>b"><HEAD data-x=1 >x', '<HTML lang="a>b"><HEAD data-x=1 ><T>x'],
    ['<!-- <head> --><html>\n<body>', '<!-- <head> --><html>\n<T><body>'],
    ['<script>1</script>', '<T><script>1</script>'],
    ['  plain text', '  <T>plain text'],
    ['\xef\xbb\xbf<!doctype html><p>', '\xef\xbb\xbf<!doctype html><T><p>'],
    ['\xef\xbb\xbfx', '\xef\xbb\xbf<T>x'],
    ['', '<T>'],
    ['<!doctype html>', '<!doctype html><T>'],
  ])('comes first in %j', (html, expected) => expect(rewrite(html)).toBe(expected));
});

describe('rewrites addresses of the site', () => {
  it.each([
    ['<a href="https://site.example/x?a&amp;b">', `<a href="${LABEL}/x?a&amp;b">`],
    ["<a href='//SITE.example'>", `<a href='${LABEL}'>`],
    ['<a href=https://site.example:443/x>', `<a href=${LABEL}/x>`],
    ['<a href="https:&#x2F;&#x2F;site.example/x">', `<a href="${LABEL}/x">`],
    ['<a href="https://site.example.evil/x">', '<a href="https://site.example.evil/x">'],
    ['<a href="http://site.example/x">', '<a href="http://site.example/x">'],
    ['<a href="/x" title="https://site.example/">', '<a href="/x" title="https://site.example/">'],
    ['<base href="https://site.example/b/">', `<base href="${LABEL}/b/">`],
    [
      '<img srcset="https://site.example/a 1x, //site.example/b 2x, /c 3x">',
      `<img srcset="${LABEL}/a 1x, ${LABEL}/b 2x, /c 3x">`,
    ],
    [
      '<form action="https://site.example/post"><button formaction=//site.example/q>',
      `<form action="${LABEL}/post"><button formaction=${LABEL}/q>`,
    ],
    [
      '<meta http-equiv="Refresh" content="3; url=https://site.example/n">',
      `<meta http-equiv="Refresh" content="3; url=${LABEL}/n">`,
    ],
    [
      '<script type="importmap">{"imports":{"a":"https://site.example/a.js"}}</script>',
      `<script type="importmap">{"imports":{"a":"${LABEL}/a.js"}}</script>`,
    ],
    ['<script>"https://site.example/a"</script>', '<script>"https://site.example/a"</script>'],
    ['<!-- <a href="https://site.example/"> -->', '<!-- <a href="https://site.example/"> -->'],
    ['<textarea><a href="https://site.example/"></textarea>', '<textarea><a href="https://site.example/"></textarea>'],
  ])('in %s', (html, expected) => expect(rewrite(`<head>${html}`)).toBe(`<head><T>${expected}`));

  it('and removes a policy in the page itself', () => {
    const policy = '<meta content="script-src \'none\'" http-equiv=Content-Security-Policy>';
    expect(rewrite(`<head>${policy}<meta name=x>`)).toBe('<head><T><meta name=x>');
  });
});

describe('a page', () => {
  const page =
    '<!doctype html><html><head a="1"><meta charset="windows-1251"><base href="https://site.example/">' +
    '<meta http-equiv="content-security-policy" content="default-src *"><script type=importmap>{"imports":{"x":"//site.example/x"}}</script>' +
    '<script>if (a < b && c > d) "</scr" + "ipt>"; x = "<a href=\'https://site.example/\'>"</script><style>a > b { }</style>' +
    '</head><body class=x><!-- c --><p title="a > b">\xcf\xf0\xe8 &amp; &lt;</p><a href="https://site.example/y">l</a>' +
    '<img src="//site.example/i.png" srcset="//site.example/1 1x,//site.example/2 2x"/></body></html>';

  it('is the same regardless of how it is split into chunks', () => {
    const whole = rewrite(page);
    for (let size = 1; size < page.length; size++) expect(rewrite(page, size), `chunks of ${size}`).toBe(whole);
  });

  const through = async (contentType: string, bytes: Buffer, size: number): Promise<Buffer> => {
    const chunks = async function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    };
    const page = rewritePage(chunks(), {
      contentType,
      addresses,
      inject: (charset) => `<T ${charset}>`,
      begin: () => {},
    });
    const parts: Buffer[] = [];
    for await (const part of page) parts.push(part);
    return Buffer.concat(parts);
  };

  it.each([
    ['text/html; charset=Shift_JIS', Buffer.from('<head>\x83\x5c\x83\x7c</head>', 'latin1'), 'shift_jis'],
    ['text/html', Buffer.from(page, 'latin1'), 'windows-1251'],
    ['text/html', Buffer.from('\ufeff<head>Grüße', 'utf16le'), 'utf-8'],
    ['text/html', Buffer.from('\ufeff<head>Grüße'), 'utf-8'],
    ['text/html', Buffer.from('<head>nothing said'), 'null'],
  ])('in %s keeps its charset at any chunk size', async (type, bytes, charset) => {
    const whole = await through(type, bytes, bytes.length);
    expect(whole.toString('latin1')).toContain(`<T ${charset}>`);
    for (const size of [1, 2, 3, 7, 64]) {
      expect((await through(type, bytes, size)).equals(whole), `chunks of ${size}`).toBe(true);
    }
  });
});

describe('ten million characters', () => {
  it.each(['<', '<a ', '<!--', '&', '<a href="', '</', '<script>', '\\"', '<a srcset="x 1x, '])(
    'of %j pass unchanged after the tracker',
    (text) => {
      const html = `<p>${text.repeat(Math.ceil(10_000_000 / text.length))}`;
      expect(rewrite(html, 65_536) === `<T>${html}`).toBe(true);
    },
  );
});
