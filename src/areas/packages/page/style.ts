import { inDark } from '../../../pages/theme.ts';

/** Follows the theme. The content security policy refuses inline styles. */
export const STYLE = `
.head { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: .5rem 2rem; margin-bottom: 1.5rem }
.filters { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; padding: 1rem; margin-bottom: 1.25rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--card); box-shadow: var(--shadow) }
.filters .words { display: flex; gap: .6rem }
.filters .words input { flex: 1; min-width: 0; min-height: 2.85rem; font-size: 1.05rem }
.filters .row { display: flex; flex-wrap: wrap; gap: .75rem }
.field { display: grid; grid-template-columns: minmax(0, 1fr); gap: .2rem; font-size: .8rem; font-weight: 600; color: var(--soft) }
.field select, .field input { min-height: 2.4rem; padding: .3rem .6rem; border: 1px solid var(--line-strong); border-radius: var(--radius-small); background: var(--card); color: var(--ink); font: inherit; font-size: .95rem; font-weight: 400 }
.field input:invalid { border-color: var(--bad) }
.count { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0 0 1rem; color: var(--soft) }
.grid { display: grid; gap: 1rem; padding: 0; list-style: none; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr)) }
.package { position: relative; display: grid; grid-template-columns: 3rem minmax(0, 1fr); gap: .3rem .9rem; align-content: start; padding: 1.1rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--card); transition: border-color .12s, box-shadow .12s }
.package:hover { border-color: var(--accent); box-shadow: var(--shadow) }
.package > :not(.icon) { grid-column: 2 }
.package .icon { grid-row: 1 / span 2 }
.package h2 { font-size: 1.05rem; letter-spacing: -.005em }
.package h2 a { color: inherit; text-decoration: none; overflow-wrap: anywhere }
.package h2 a::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius) }
.package .what { grid-column: 1 / -1; margin-top: .3rem; color: var(--soft); font-size: .925rem; line-height: 1.5; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; overflow-wrap: anywhere }
.package .by { font-size: .85rem; color: var(--soft); white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
.package .facts { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: .4rem; margin-top: .5rem; font-size: .85rem }
.icon { display: block; width: 3rem; height: 3rem; border-radius: .65rem; object-fit: contain; background: var(--sunk) }
.icon.letter { display: grid; place-items: center; font-size: 1.35rem; font-weight: 700; color: hsl(var(--hue) 45% 34%); background: hsl(var(--hue) 62% 91%) }
.hue-0 { --hue: 222 } .hue-1 { --hue: 160 } .hue-2 { --hue: 28 } .hue-3 { --hue: 285 } .hue-4 { --hue: 345 } .hue-5 { --hue: 195 }
${inDark(':root .icon.letter', 'color: hsl(var(--hue) 70% 82%); background: hsl(var(--hue) 30% 24%)')}
.pages { display: flex; align-items: center; justify-content: center; gap: 1rem; margin-top: 2rem }
.empty { padding: 3rem 1rem; text-align: center; border: 1px dashed var(--line-strong); border-radius: var(--radius); color: var(--soft) }
.empty h2 { color: var(--ink); margin-bottom: .5rem }
.tags { display: flex; flex-wrap: wrap; gap: .4rem; padding: 0; margin: 0; list-style: none }
.tags a { display: inline-block; padding: .15rem .65rem; border-radius: 1rem; font-size: .85rem; text-decoration: none; background: var(--accent-soft); color: var(--accent) }
.tags a:hover { text-decoration: underline }
.crumbs { margin-bottom: 1.25rem; font-size: .9rem }
.title { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .35rem 1.25rem; align-items: center; margin-bottom: 1.75rem }
.title .icon { grid-row: 1 / span 3; align-self: start; width: 4.5rem; height: 4.5rem; border-radius: 1rem } .title .icon.letter { font-size: 2rem }
.title h1 { overflow-wrap: anywhere } .title .badge { white-space: normal; overflow-wrap: anywhere } .title code { overflow-wrap: anywhere }
.title .facts { display: flex; flex-wrap: wrap; align-items: center; gap: .4rem .5rem; font-size: .9rem; color: var(--soft) }
.columns { display: grid; gap: 2rem; grid-template-columns: minmax(0, 1fr) } .columns > * { min-width: 0 }
@media (min-width: 62rem) { .columns { grid-template-columns: minmax(0, 1fr) 19rem } }
.choice { display: grid; gap: 1rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--card); box-shadow: var(--shadow); margin-bottom: 1.25rem }
.choice form { display: flex; flex-wrap: wrap; align-items: end; gap: .75rem }
.verdict { display: flex; flex-wrap: wrap; align-items: center; gap: .6rem 1rem } .verdict strong { font-size: 1.2rem }
.verdict p { flex: 1 1 14rem }
.verdict > a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: .5rem 1.1rem; border-radius: var(--radius-small); background: var(--accent); color: var(--accent-ink); font-weight: 600; text-decoration: none }
.verdict > a:hover { background: color-mix(in oklab, var(--accent), var(--ink) 14%) }
.command { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .25rem .5rem; align-items: center; margin-top: 1rem; font-size: .9rem } .choice .command { margin-top: 0 } .command + p { margin-top: .75rem } .command > span { grid-column: 1 / -1; color: var(--soft) } .command code { padding: .5rem .7rem; border-radius: var(--radius-small); background: var(--sunk); overflow-wrap: anywhere; user-select: all }
.copy { min-height: 2.25rem; padding: .2rem .8rem; border: 1px solid var(--line-strong); border-radius: var(--radius-small); background: var(--card); color: var(--ink); font: inherit; font-weight: 600; cursor: pointer } .copy:hover { border-color: var(--accent); color: var(--accent) } @media (scripting: none) { .copy { display: none } }
details > summary { padding: .6rem 0; cursor: pointer }
.versions td { white-space: nowrap } .versions td.why { white-space: normal; min-width: 12rem }
.versions tr.chosen { background: var(--good-soft) } .versions tr.chosen .badge { background: var(--card) } .field span::first-letter, .versions th::first-letter { text-transform: uppercase }
.versions .mark { display: inline-block; width: 1.2em; font-weight: 700 }
.fits { color: var(--good) } .misfit { color: var(--soft) }
.about { max-width: 46rem; overflow-wrap: anywhere; line-height: 1.65 } .about > * + * { margin-top: .8rem } .about .plain { white-space: pre-line } .about :is(ul, ol) { padding-left: 1.35rem } .about blockquote { margin-inline: 0; padding-left: 1rem; border-left: 3px solid var(--line-strong); color: var(--soft) } .about > * + :is(h3, h4, h5, h6) { margin-top: 1.5rem }
.side dl { display: grid; gap: .9rem } .side dt { font-size: .8rem; font-weight: 620; color: var(--soft) } .side dd { margin: 0; overflow-wrap: anywhere }
[hidden] { display: none !important }
.running { display: flex; flex-wrap: wrap; align-items: center; gap: .6rem 1rem } .running progress { flex: 1 1 10rem; accent-color: var(--accent) } .running span { overflow-wrap: anywhere }
.verdicts { display: grid; gap: .75rem; padding: 0; list-style: none } .verdicts > li { padding: .8rem 1rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--card); overflow-wrap: anywhere }
.verdicts ul { margin: .5rem 0 0; padding-left: 1.2rem; font-size: .9rem; color: var(--soft) }
section + section { margin-top: 2.25rem } section > h2 { margin-bottom: .8rem }
@media (max-width: 40rem) {
  .title { gap: .35rem .9rem } .title .icon { width: 3.25rem; height: 3.25rem; border-radius: .75rem }
  .filters .row .field { flex: 1 1 7rem; min-width: 0 } .choice .field { flex: 1 1 7rem } .choice .field > * { width: 100% } .filters .row .field > * { width: 100% }
  .versions thead { display: none } .versions td[data-label]::before { content: attr(data-label) ' '; color: var(--soft) } .versions, .versions tbody, .versions tr, .versions td { display: block }
  .versions tr { padding: .7rem 1rem; border-top: 1px solid var(--line) } .versions tbody tr:first-child { border-top: 0 }
  .versions td, .versions td.why { display: inline; padding: 0 .6rem 0 0; border: 0; white-space: normal } .versions td.why { display: block; padding-top: .25rem }
}
`;
