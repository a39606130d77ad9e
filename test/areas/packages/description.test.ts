import { describe, expect, it } from 'vitest';
import { renderDescription } from '../../../src/areas/packages/page/description.ts';
import { Random } from '../../../src/contract/conform/random.ts';

const TAGS =
  /<(?:\/?(?:p|h[3-6]|ul|ol|li|em|strong|del|code|pre|blockquote|table|thead|tbody|tr|th|td|a|div)|br|hr|br\/|hr\/)>/g;
const WITH_ATTRIBUTES = [
  /<a href="(?:https?:\/\/|mailto:)[^"<>\s]*" rel="noopener noreferrer nofollow ugc">/g,
  /<div class="code">/g,
  /<pre tabindex="0">/g,
  /<p class="plain">/g,
  /<ol start="\d+">/g,
  /<div class="scroll" role="group" tabindex="0" aria-label="Table">/g,
];

/** What remains of the markup after all allowed tags are removed. It must contain no markup. */
const rest = (text: string): string =>
  [TAGS, ...WITH_ATTRIBUTES].reduce((left, tag) => left.replace(tag, ''), renderDescription(text).toString());

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<style>*{display:none}</style>',
  '<form action="https://evil.example"><button>Log in',
  '<a href="javascript:alert(1)">x</a>',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '</div></section></main><h1>Log in again</h1>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x]( javascript:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=)',
  '[x](blob:https://platform.example/1)',
  '[x](file:///etc/passwd)',
  '[x](//evil.example)',
  '[x](/auth/logout)',
  '[x](\\\\evil.example)',
  '[x](#main)',
  '[x](?q=1)',
  '[Log in](https://platform.example@evil.example/)',
  '[x](https://user:secret@evil.example/)',
  '[x](https://evil.example/"onmouseover="alert(1))',
  "[x](https://evil.example/'onmouseover='alert(1))",
  '[x](https://evil.example/ "title" onmouseover=alert(1)")',
  '[x](https://evil.example/\u2028onmouseover=alert(1))',
  '[a]: javascript:alert(1)\n\n[a]',
  '[a]: https://evil.example ""><script>alert(1)</script>"\n\n[a]',
  '![x](https://tracker.example/pixel.png)',
  '![x"onerror="alert(1)](x)',
  '![<script>alert(1)</script>](x)',
  '[![x](y)](javascript:alert(1))',
  '<javascript:alert(1)>',
  '<https://evil.example/"onmouseover="alert(1)>',
  'https://evil.example/"onmouseover="alert(1)',
  'www.evil.example/<script>',
  '`<script>alert(1)</script>`',
  '```html" onmouseover="alert(1)\n</code></pre><script>alert(1)</script>\n```',
  '    </pre><script>alert(1)</script>',
  '| <script>alert(1)</script> | b |\n|:--"onmouseover=alert(1)|---|\n| [x](javascript:alert(1)) | <img src=x onerror=alert(1)> |',
  '- [x] <script>alert(1)</script>\n- [ ] [y](javascript:alert(1))',
  '1"><script>alert(1)</script>. x',
  '# <script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '\u0000<script>alert(1)</script>',
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '<script>\n<img src=x onerror=alert(1) //',
  '<script> <svg onload=alert(1) x=',
  '<pre> [x](javascript:alert(1)) <img src=x onerror=alert(1)\n',
  '~~<b onclick=alert(1)>x</b>~~',
  '***[x](javascript:alert(1))***',
];

describe('the description of a package', () => {
  it.each(ATTACKS)('contains only allowed markup: %j', (attack) => {
    expect(rest(attack)).not.toMatch(/[<>]/);
    expect(rest(`Before.\n\n> ${attack}\n\nAfter ${attack} the end.`)).not.toMatch(/[<>]/);
    expect(renderDescription(attack).toString()).not.toMatch(/href="(?!https?:|mailto:)/i);
  });

  it('contains only allowed markup, whatever parts are combined', () => {
    const random = new Random(33);
    const parts = [
      ...ATTACKS,
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '`',
      '```\n',
      '\n',
      '\n\n',
      '"',
      "'",
      '&',
      '|',
      '*',
      '\\',
      '> ',
      '- ',
      '    ',
    ];
    for (let round = 0; round < 2_000; round++) {
      const text = Array.from({ length: random.between(1, 12) }, () => random.pick(parts)).join('');
      const left = rest(text.slice(0, 5_000));
      if (/[<>]/.test(left)) throw new Error(`${JSON.stringify(text)} leaves ${left}`);
    }
  });

  it.each([
    ['quotes', '>'.repeat(5_000)],
    ['spaced quotes', '> '.repeat(2_500)],
    ['lists', '- '.repeat(2_500)],
    ['numbers', '1. '.repeat(1_600)],
    ['mixed', '> - 1. '.repeat(700)],
    ['lists before many lines', '- '.repeat(395) + '=\n'.repeat(2_000)],
    ['quotes before many lines', '>'.repeat(795) + '=\n'.repeat(2_000)],
    ['lists by indentation', Array.from({ length: 90 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
    ['brackets', '['.repeat(5_000)],
    ['links', '[a]('.repeat(1_250)],
    ['images', '![a]('.repeat(1_000)],
    ['emphasis', '*a_ '.repeat(1_250)],
    ['strong', '**'.repeat(2_500)],
    ['backticks', Array.from({ length: 98 }, (_, count) => '`'.repeat(count)).join(' ')],
    ['tables', `${'|a'.repeat(600)}|\n${'|-'.repeat(600)}|\n${'|b'.repeat(1_200)}|`],
    ['angles', '<'.repeat(5_000)],
    ['comments', '<!--'.repeat(1_250)],
    ['entities', '&#'.repeat(2_500)],
    ['addresses', 'www.a.'.repeat(833)],
    ['at signs', 'a@'.repeat(2_500)],
    ['blanks', `a${' '.repeat(4_990)}\nb`],
    ['tildes', '~'.repeat(5_000)],
    ['emphasis and brackets', '*~['.repeat(1_667)],
    ['definitions', '[a]: b\n'.repeat(700)],
  ])('is rendered within a moment, at most 5,000 characters: %s', (_, text) => {
    const cpu = process.cpuUsage();
    expect(rest(text.slice(0, 5_000))).not.toMatch(/[<>]/);
    const { user, system } = process.cpuUsage(cpu);
    expect((user + system) / 1_000).toBeLessThan(500);
  });

  it('shows Markdown, and plain text with its line breaks', () => {
    const text = renderDescription(
      '# Use\n\nPlace *vias* with `Alt`.\nSee [docs](https://docs.example/?a=1&b=2).\n\n- one\n- two',
    );
    expect(text.toString()).toBe(
      '<h3>Use</h3>\n<p>Place <em>vias</em> with <code>Alt</code>.<br>See <a href="https://docs.example/?a=1&amp;b=2" rel="noopener noreferrer nofollow ugc">docs</a>.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n',
    );
  });

  it('escapes code once', () => {
    expect(renderDescription('`a < b && c`').toString()).toBe('<p><code>a &lt; b &amp;&amp; c</code></p>\n');
  });
});
