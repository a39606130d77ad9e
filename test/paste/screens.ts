// Twenty screens as people paste them, each with the title that says what it shows. Chromium draws them for the tests of
// offline names and for the benchmark.
export interface Screen {
  readonly title: string;
  readonly html: string;
}

const page = (style: string, body: string): string =>
  `<!doctype html><meta charset="utf-8"><style>*{box-sizing:border-box}body{margin:0;font:15px/1.5 "Liberation Sans",Arial,sans-serif;color:#1c2330;background:#f5f6f8}h1,h2,p{margin:0}${style}</style>${body}`;

const rows = (count: number, row: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => row(index)).join('');

/** What screens have beside text: a wallpaper, a photograph, a picture of somebody. Soft colours, no two pixels alike. */
const WALLPAPER =
  'radial-gradient(circle at 18% 22%,#f3b78acc,transparent 46%),radial-gradient(circle at 82% 14%,#7fb2f0cc,transparent 52%),radial-gradient(circle at 64% 88%,#b58ae6cc,transparent 55%),linear-gradient(160deg,#dfe9f7,#8fa6c9)';
const PHOTO =
  'radial-gradient(ellipse at 30% 120%,#2f5d3a,transparent 62%),radial-gradient(ellipse at 85% 115%,#3f7a4a,transparent 55%),radial-gradient(circle at 72% 28%,#ffe9b0,transparent 24%),linear-gradient(#6fa8dc,#cfe3f5 62%,#9bb98f)';
const portrait = (at: number): string =>
  `radial-gradient(circle at 50% 38%,hsl(${(at * 67) % 360} 45% 78%),transparent 34%),linear-gradient(${at * 40}deg,hsl(${(at * 47) % 360} 60% 62%),hsl(${(at * 47 + 60) % 360} 55% 38%))`;

/** A window with a title bar, a tree and code. */
const editor = (title: string, files: readonly string[], code: readonly string[]): Screen => ({
  title,
  html: page(
    `body{background:#1e1f26;color:#c8ccd8;display:grid;grid-template:44px 1fr/230px 1fr;height:100vh}header{grid-column:1/3;background:#2b2d38;display:flex;align-items:center;justify-content:center;font-size:19px;color:#f1f2f6}nav{background:#24262f;padding:14px}nav p{padding:4px 8px;font-size:14px}pre{margin:0;padding:16px;font:15px/1.6 "Liberation Mono",monospace;color:#d6dae6}i{color:#7f8aa3;font-style:normal}`,
    `<header>${title}</header><nav>${files.map((file) => `<p>${file}</p>`).join('')}</nav><pre>${code.map((line, at) => `<i>${String(at + 1).padStart(3)}</i>  ${line}`).join('\n')}</pre>`,
  ),
});

/** A box over a dimmed page. */
const dialog = (title: string, text: string, buttons: readonly string[]): Screen => ({
  title,
  html: page(
    `body{background:${WALLPAPER};height:100vh;display:grid;place-items:center}section{width:600px;background:#fff;border-radius:12px;padding:30px;box-shadow:0 20px 60px #0006}h1{font-size:26px;margin-bottom:12px}p{color:#495263;font-size:16px}div{display:flex;gap:12px;justify-content:flex-end;margin-top:26px}b{padding:10px 20px;border:1px solid #c4cad4;border-radius:8px;font-weight:600}b:last-child{background:#2f57d0;color:#fff}`,
    `<section><h1>${title}</h1><p>${text}</p><div>${buttons.map((button) => `<b>${button}</b>`).join('')}</div></section>`,
  ),
});

/** A heading, figures and a chart. */
const dashboard = (title: string, tiles: readonly (readonly [string, string])[]): Screen => ({
  title,
  html: page(
    `body{padding:30px 40px}h1{font-size:32px;margin-bottom:24px}.t{display:grid;grid-template-columns:repeat(4,1fr);gap:18px}.t div{background:#fff;border:1px solid #dfe3ea;border-radius:10px;padding:18px}.t span{color:#667085;font-size:14px}.t b{display:block;font-size:25px}.p{margin-top:20px;height:130px;border-radius:10px;background:${PHOTO}}.c{margin-top:20px;background:#fff;border:1px solid #dfe3ea;border-radius:10px;height:250px;padding:20px;display:flex;align-items:flex-end;gap:14px}.c i{flex:1;background:linear-gradient(#5b7cf0,#93a8f7);border-radius:4px 4px 0 0}`,
    `<h1>${title}</h1><div class="t">${tiles.map(([name, value]) => `<div><span>${name}</span><b>${value}</b></div>`).join('')}</div><div class="p"></div><div class="c">${rows(18, (at) => `<i style="height:${30 + ((at * 37) % 65)}%"></i>`)}</div>`,
  ),
});

const terminal = (title: string, lines: readonly string[]): Screen => ({
  title,
  html: page(
    `body{background:#10141a;height:100vh;color:#d4dae3}header{height:40px;background:#2a303a;display:grid;place-items:center;font-size:17px;color:#eef1f5}pre{margin:0;padding:18px;font:16px/1.55 "Liberation Mono",monospace}`,
    `<header>${title}</header><pre>${lines.join('\n')}</pre>`,
  ),
});

/** Navigation at the left, a list at the right. */
const list = (
  title: string,
  menu: readonly string[],
  items: readonly (readonly [string, string, string])[],
): Screen => ({
  title,
  html: page(
    `body{display:grid;grid-template-columns:210px 1fr;height:100vh;background:#fff}nav{background:#f0f2f7;padding:22px}nav p{padding:7px 10px;color:#4b5565}main{padding:24px 30px}h1{font-size:27px;margin-bottom:14px}.r{display:grid;grid-template-columns:72px 190px 1fr 90px;align-items:center;padding:9px 4px;border-top:1px solid #e6e9ef;color:#3c4656}.r i{width:52px;height:52px;border-radius:50%}.p{height:190px;margin-top:18px;border-radius:10px;background:${PHOTO}}.r b{font-weight:600}.r span{color:#7a8495;text-align:right}`,
    `<nav>${menu.map((entry) => `<p>${entry}</p>`).join('')}</nav><main><h1>${title}</h1>${items.map(([who, what, when], at) => `<div class="r"><i style="background:${portrait(at)}"></i><b>${who}</b>${what}<span>${when}</span></div>`).join('')}<div class="p"></div></main>`,
  ),
});

/** Big words in the middle. */
const message = (code: string, title: string, text: string): Screen => ({
  title,
  html: page(
    `body{height:100vh;display:grid;place-content:center;text-align:center;gap:10px;background:radial-gradient(circle at 50% 40%,#fff 30%,#dfe6fb 75%,#c9d4f5)}h2{font-size:84px;line-height:1;color:#3f51d1}h1{font-size:36px}p{color:#667085;font-size:17px}`,
    `${code && `<h2>${code}</h2>`}<h1>${title}</h1><p>${text}</p>`,
  ),
});

const form = (title: string, fields: readonly string[]): Screen => ({
  title,
  html: page(
    `body{display:grid;place-items:center;height:100vh;background:${WALLPAPER}}section{width:520px;background:#fff;border:1px solid #dfe3ea;border-radius:12px;padding:32px}h1{font-size:28px;margin-bottom:18px}p{margin:12px 0 4px;font-weight:600}i{display:block;height:42px;border:1px solid #c4cad4;border-radius:8px}b{display:block;margin-top:24px;padding:12px;text-align:center;background:#2f57d0;color:#fff;border-radius:8px}`,
    `<section><h1>${title}</h1>${fields.map((field) => `<p>${field}</p><i></i>`).join('')}<b>Continue</b></section>`,
  ),
});

export const SCREENS: readonly Screen[] = [
  editor(
    'parser.ts - compiler workspace',
    ['src', 'lexer.ts', 'parser.ts', 'printer.ts', 'package.json'],
    [
      'export function parse(source) {',
      '  const tokens = tokenize(source);',
      '  return readProgram(tokens);',
      '}',
      '',
      'function readProgram(tokens) {',
      '  const body = [];',
      '  while (tokens.length) body.push(readStatement(tokens));',
      '  return { type: "Program", body };',
      '}',
    ],
  ),
  dialog(
    'Unsaved changes will be lost',
    'You have edited three files in this project. Save them before you close it?',
    ['Discard', 'Cancel', 'Save'],
  ),
  dashboard('Monthly revenue overview', [
    ['Revenue', '$ 48,210'],
    ['Orders', '1,204'],
    ['Customers', '893'],
    ['Refunds', '17'],
  ]),
  terminal('Build failed with two errors', [
    '$ npm run build',
    '',
    '> shop@2.4.0 build',
    '> tsc --project tsconfig.json',
    '',
    "src/cart.ts(14,7): error TS2322: Type 'string' is not assignable",
    'src/cart.ts(31,3): error TS2554: Expected 2 arguments, but got 1',
    '',
    'Found 2 errors in the same file, starting at: src/cart.ts:14',
  ]),
  list(
    'Inbox with unread messages',
    ['Inbox', 'Starred', 'Sent', 'Drafts', 'Trash'],
    [
      ['Maria Lopez', 'Lunch on Friday?', '09:41'],
      ['Build bot', 'Nightly run finished', '08:12'],
      ['Tom Becker', 'Slides for the review', 'Mon'],
      ['Travel desk', 'Your ticket to Vienna', 'Sun'],
    ],
  ),
  message('404', 'Page not found', 'The address may be wrong, or the page has moved.'),
  form('Create your account', ['Full name', 'Email address', 'Password']),
  dialog('Cannot connect to the printer', 'Make sure that it is switched on and that the cable is plugged in.', [
    'Cancel',
    'Try again',
  ]),
  dashboard('Server memory usage', [
    ['Used', '21.4 GB'],
    ['Cached', '6.1 GB'],
    ['Free', '4.5 GB'],
    ['Swap', '0.3 GB'],
  ]),
  list(
    'Project settings and members',
    ['General', 'Members', 'Billing', 'Security'],
    [
      ['Ada Byron', 'Owner of the project', 'Edit'],
      ['Grace Hill', 'Can change everything', 'Edit'],
      ['Linus Berg', 'Can look at it', 'Edit'],
    ],
  ),
  message('', 'No search results', 'Try another word, or look at the whole catalogue instead.'),
  terminal('Deployment log of staging', [
    '$ deploy --target staging',
    'Uploading 214 files ... done',
    'Running migrations ... done',
    'Restarting workers ... done',
    'Health check passed after 4 seconds',
  ]),
  editor(
    'Shopping cart component',
    ['components', 'Cart.tsx', 'Header.tsx', 'Price.tsx'],
    [
      'export const Cart = ({ items }) => (',
      '  <ul className="cart">',
      '    {items.map((item) => (',
      '      <li key={item.id}>{item.label}</li>',
      '    ))}',
      '  </ul>',
      ');',
    ],
  ),
  form('Reset your password', ['Email address', 'New password', 'Repeat the new password']),
  dialog('Delete this repository?', 'Everything in it goes with it: issues, branches and history.', [
    'Keep it',
    'Delete',
  ]),
  dashboard('Weekly active users', [
    ['Today', '3,410'],
    ['Week', '18,220'],
    ['Growth', '4.2 %'],
    ['Churn', '1.1 %'],
  ]),
  message('', 'Payment was not accepted', 'Your bank declined the card. Choose another way to pay.'),
  list(
    'Release calendar for autumn',
    ['Month', 'Week', 'Agenda'],
    [
      ['2 September', 'Beta opens', 'all day'],
      ['16 September', 'Code freeze', '17:00'],
      ['30 September', 'Version 3 ships', '10:00'],
    ],
  ),
  message('500', 'Internal server error', 'Something broke on our side. We are looking into it.'),
  list(
    'Customer support tickets',
    ['Open', 'Waiting', 'Closed', 'Reports'],
    [
      ['#4120', 'Invoice shows the wrong address', '2 h'],
      ['#4118', 'App closes when a photo is added', '5 h'],
      ['#4111', 'Question about the yearly plan', '1 d'],
    ],
  ),
];

/** Those whose title denies something must not be named as if it did not. */
export const NEGATIONS = /\b(not|no|failed|cannot)\b/i;
