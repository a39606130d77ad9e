// The styles of all pages: colors (light and dark), type, spacing, buttons, cards, code. Plain CSS without fonts to load.

/** Applies in the dark theme: chosen by the user, or else by the system. `selector` must begin with `:root`. */
export const inDark = (selector: string, style: string): string => `@media (prefers-color-scheme: dark) {
  ${selector.replace(':root', ':root:not([data-theme=light])')} { ${style} }
}
${selector.replace(':root', ':root[data-theme=dark]')} { ${style} }`;

/** Removes the spaces that a style sheet does not need. Strings in it must not contain `: `, braces, commas or semicolons. */
export const compact = (css: string): string =>
  css
    .replaceAll(/\s*([{};,])\s*/g, '$1')
    .replaceAll(/([\w-]): /g, '$1:')
    .trim();

/** The styles of every page. Inline style attributes do not work: the policy in layout.ts refuses them. */
export const BASE = compact(`
:root {
  color-scheme: light dark;
  --paper: #f7f7f9; --card: #ffffff; --sunk: #f1f2f6; --line: #e2e4ea; --line-strong: #c9cdd7;
  --ink: #1a1d23; --soft: #565d6a;
  --accent: #3f51d1; --accent-ink: #ffffff; --accent-soft: #eceffd;
  --good: #13744a; --good-soft: #e3f4ea; --bad: #b3261e; --bad-soft: #fdeceb; --warn: #8a5300; --warn-soft: #fdf1dc;
  --shadow: 0 1px 2px rgb(20 24 40 / .05), 0 6px 24px rgb(20 24 40 / .05);
  --edge: color-mix(in oklab, var(--ink) 22%, transparent); --radius: .75rem; --radius-small: .45rem;
  --sans: ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif;
  --mono: ui-monospace, "SF Mono", SFMono-Regular, "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  --gutter: clamp(1rem, 4vw, 2rem); --width: 78rem; --header: 3.75rem;
}
${inDark(
  ':root',
  `--paper: #121419; --card: #1a1d24; --sunk: #15181e; --line: #2b303a; --line-strong: #424957;
    --ink: #e9ebf0; --soft: #a3aab8;
    --accent: #9ba9ff; --accent-ink: #11131a; --accent-soft: #232a4d;
    --good: #66d6a0; --good-soft: #17322a; --bad: #ff958c; --bad-soft: #3d2023; --warn: #f2bd6b; --warn-soft: #382b17;
    --shadow: 0 1px 2px rgb(0 0 0 / .3), 0 8px 28px rgb(0 0 0 / .25)`,
)}
:root[data-theme=light] { color-scheme: light } :root[data-theme=dark] { color-scheme: dark }
*, ::before, ::after { box-sizing: border-box }
[hidden] { display: none !important }
html { scroll-padding-top: calc(var(--header) + 1.25rem); -webkit-text-size-adjust: 100%; text-size-adjust: 100% }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--paper); color: var(--ink);
  font: 1rem/1.6 var(--sans); overflow-wrap: break-word }
main { flex: 1; width: 100%; max-width: var(--width); margin: 0 auto; padding: clamp(1.5rem, 4vw, 3rem) var(--gutter) 4rem }
main:focus { outline: none }
h1, h2, h3, h4 { margin: 0; line-height: 1.2; letter-spacing: -.014em; font-weight: 680; text-wrap: balance }
h1 { font-size: clamp(1.75rem, 1.3rem + 2vw, 2.5rem); letter-spacing: -.022em }
h2 { font-size: 1.45rem } h3 { font-size: 1.15rem } h4 { font-size: .95rem; letter-spacing: 0 }
p, ul, ol, dl, table, figure, pre { margin: 0 }
a { color: var(--accent); text-underline-offset: .18em; text-decoration-thickness: .07em }
a:hover { text-decoration-thickness: .12em }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px }
code, pre, kbd, samp { font-family: var(--mono); font-size: .875em }
:not(pre) > code { padding: .1em .35em; border-radius: .3em; background: var(--sunk); box-shadow: inset 0 0 0 1px var(--line) }
a > code { color: inherit }
hr { border: 0; border-top: 1px solid var(--line); margin: 2.5rem 0 }
svg { display: block }
.skip { position: absolute; left: 1rem; top: -4rem; z-index: 30; padding: .6rem 1rem; border-radius: var(--radius-small);
  background: var(--accent); color: var(--accent-ink); font-weight: 600 }
.skip:focus { top: .5rem }
.lead { font-size: 1.15rem; line-height: 1.55; color: var(--soft); max-width: 44rem; text-wrap: pretty }
.soft { color: var(--soft) } .small { font-size: .875rem } .mono { font-family: var(--mono); font-size: .9em }
.eyebrow { font-size: .8rem; font-weight: 620; letter-spacing: .04em; color: var(--soft) }
.stack > * + * { margin-top: 1rem } .stack-tight > * + * { margin-top: .4rem }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }

.button { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; padding: .5rem 1.1rem; border: 1px solid var(--line-strong);
  border-radius: var(--radius-small); background: var(--card); color: var(--ink); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
.button:hover { border-color: var(--accent); color: var(--accent) }
.button.primary { background: var(--accent); border-color: var(--accent); color: var(--accent-ink) }
.button.primary:hover { background: color-mix(in oklab, var(--accent), var(--ink) 14%); color: var(--accent-ink) }
.button.danger { color: var(--bad) } .button.danger:hover { border-color: var(--bad) }
.actions { display: flex; flex-wrap: wrap; gap: .75rem }
input:is([type=text], [type=search], [type=password], [type=email]) { min-height: 2.5rem; padding: .4rem .75rem; border: 1px solid var(--line-strong);
  border-radius: var(--radius-small); background: var(--card); color: var(--ink); font: inherit }

.card { padding: 1.5rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--card); box-shadow: var(--shadow) }
.cards { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)) } .lead + .cards { margin-top: 1.75rem }
.note { padding: .85rem 1.1rem; border-radius: var(--radius-small); background: var(--accent-soft); border-left: 3px solid var(--accent) }
.note.warn { background: var(--warn-soft); border-color: var(--warn) }
`);

/** Badges, tables, code, and the header and footer of the site. */
const SITE = compact(`
:root {
  --get: #0f6f55; --post: #2350c5; --patch: #8f5600; --delete: #b3261e;
  --code-key: #37479f; --code-string: #0f6b50; --code-number: #9a4a05; --code-word: #8a2c86; --code-comment: #666d7a;
}
${inDark(
  ':root',
  `--get: #5fd3ab; --post: #8fb2ff; --patch: #f0b866; --delete: #ff958c;
    --code-key: #a9b6ff; --code-string: #79d3ab; --code-number: #f0b07a; --code-word: #e2a1de; --code-comment: #8f97a6`,
)}
.badge { display: inline-block; padding: .1rem .55rem; border-radius: 1rem; font-size: .75rem; font-weight: 620; line-height: 1.5;
  background: var(--sunk); color: var(--soft); box-shadow: inset 0 0 0 1px var(--line); white-space: nowrap }
.badge.good { background: var(--good-soft); color: var(--good); box-shadow: none }
.badge.bad { background: var(--bad-soft); color: var(--bad); box-shadow: none }
.badge.warn { background: var(--warn-soft); color: var(--warn); box-shadow: none }
.badge.accent { background: var(--accent-soft); color: var(--accent); box-shadow: none }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: var(--radius); background: var(--card) }
table { width: 100%; border-collapse: collapse; font-size: .925rem }
th, td { padding: .65rem 1rem; text-align: left; vertical-align: top; border-top: 1px solid var(--line) }
thead th { border-top: 0; font-size: .8rem; font-weight: 620; color: var(--soft); white-space: nowrap }
tbody:first-child tr:first-child > * { border-top: 0 }

.code { border: 1px solid var(--line); border-radius: var(--radius); background: var(--card); overflow: hidden }
.code figcaption { display: flex; align-items: center; justify-content: space-between; gap: .75rem; min-height: 2.25rem; padding: .3rem .4rem .3rem .9rem;
  border-bottom: 1px solid var(--line); background: var(--sunk); font-size: .8rem; color: var(--soft) }
.code figcaption > :first-child { min-width: 0 }
.code pre { padding: .9rem; overflow-x: auto; line-height: 1.55; tab-size: 2; font-size: .9rem }
.code pre, .scroll { scrollbar-width: thin; scrollbar-color: var(--line-strong) transparent; background: linear-gradient(to right, var(--card) 1.5rem, transparent 3rem) local, linear-gradient(to left, var(--card) 1.5rem, transparent 3rem) local, linear-gradient(to right, var(--edge), transparent 1rem), linear-gradient(to left, var(--edge), transparent 1rem), var(--card) }
.code pre code { white-space: pre }
.code .copy { flex: none; padding: .15rem .6rem; border: 1px solid var(--line); border-radius: .35rem; background: var(--card); color: var(--soft); font: inherit; cursor: pointer }
.code .copy:hover { color: var(--accent); border-color: var(--accent) }
.t-key { color: var(--code-key) } .t-string { color: var(--code-string) } .t-number { color: var(--code-number) }
.t-word { color: var(--code-word) } .t-comment { color: var(--code-comment); font-style: italic }

html:has(> body > .site-header) { overflow-y: scroll } /* the header does not move between short and long pages */
.site-header { position: sticky; top: 0; z-index: 20; border-bottom: 1px solid var(--line); background: var(--paper) }
.site-header .bar { display: flex; align-items: center; gap: .5rem 1.5rem; max-width: var(--width); min-height: var(--header); margin: 0 auto; padding: .4rem var(--gutter) }
.brand { display: inline-flex; align-items: center; gap: .6rem; color: var(--ink); font-size: 1.15rem; font-weight: 700; letter-spacing: -.02em; text-decoration: none }
.site-header nav ul { display: flex; gap: .25rem; padding: 0; list-style: none }
.site-header nav a { display: block; padding: .35rem .7rem; border-radius: var(--radius-small); color: var(--soft); font-size: .95rem; font-weight: 560; text-decoration: none }
.site-header nav a:hover { color: var(--ink); background: var(--sunk) }
.site-header nav a[aria-current] { color: var(--ink); background: var(--accent-soft) }
.site-header .user { display: flex; align-items: center; gap: .75rem; min-width: 0 }
.site-header .tools { display: flex; align-items: center; gap: .75rem; flex: 1; justify-content: end; min-width: 0 }
.theme-toggle { display: grid; flex: none; place-items: center; width: 2.1rem; height: 2.1rem; padding: 0; border: 1px solid transparent; border-radius: var(--radius-small); background: none; color: var(--soft); cursor: pointer }
.theme-toggle:hover { color: var(--ink); background: var(--sunk) } @media (scripting: none) { .theme-toggle, [data-logout] { display: none !important } }
.site-header .user .name { max-width: 12rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--ink); font-size: .95rem; font-weight: 600; text-decoration: none }
.site-header .user .name:hover { color: var(--accent); text-decoration: underline }
.site-header .inbox { display: flex; align-items: center; gap: .25rem; color: var(--soft) } .site-header .inbox:hover { color: var(--ink) } .inbox .count { min-width: 1.3rem; padding: 0 .35rem; border-radius: 1rem; background: var(--accent); color: var(--accent-ink); font-size: .8rem; line-height: 1.3rem; text-align: center }
.button.small { min-height: 2.1rem; padding: .2rem .75rem; font-size: .875rem }
@media (max-width: 52rem) {
  .site-header .bar { flex-wrap: wrap; padding-bottom: .5rem } .site-header .tools { display: contents } .theme-toggle { margin-left: auto } .site-header nav { order: 3; flex-basis: 100%; margin: 0 -.55rem; overflow-x: auto; scrollbar-width: none }
  .site-header nav ul { gap: 0 } .site-header nav a { padding: .35rem .4rem; font-size: .85rem } .site-header { position: static } :root { --header: 0rem }
}
.site-footer { border-top: 1px solid var(--line); color: var(--soft); font-size: .875rem }
.site-footer > div { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; justify-content: space-between; max-width: var(--width); margin: 0 auto; padding: 1.5rem var(--gutter) }
.site-footer a { color: inherit }
`);

export const THEME = BASE + SITE;
