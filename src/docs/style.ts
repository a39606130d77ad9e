// Styles that the docs add to the theme: for all pages, for the landing page, and for all others.
import { compact } from '../pages/theme.ts';

export const STYLE = compact(`
.search { position: relative; flex: 0 1 20rem }
.search input { width: 100%; padding-right: 2.25rem }
.search input::-webkit-search-cancel-button { display: none }
.search kbd { position: absolute; right: .6rem; top: 50%; translate: 0 -50%; padding: 0 .4rem; border: 1px solid var(--line-strong); border-radius: .3rem; color: var(--soft); font-size: .75rem; pointer-events: none }
.search input:focus ~ kbd { display: none }
.results { position: absolute; right: 0; top: calc(100% + .5rem); z-index: 40; width: min(36rem, calc(100vw - 2 * var(--gutter))); max-height: min(34rem, calc(100vh - 6rem)); overflow: auto;
  margin: 0; padding: .4rem; list-style: none; border: 1px solid var(--line-strong); border-radius: var(--radius); background: var(--card); box-shadow: var(--shadow) }
.results a, .result-list a { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); gap: 0 .75rem; padding: .5rem .6rem; border-radius: var(--radius-small); color: inherit; text-decoration: none }
.results a:hover, .results a[aria-selected=true], .result-list a:hover { background: var(--accent-soft) }
.result-kind { grid-row: span 2; padding-top: .15rem; color: var(--soft); font-size: .75rem }
:is(.results > * + *, section + section > .result-list) { .result-kind { display: none } a { grid-template-columns: minmax(0, 1fr) } }
.result-title { font-weight: 600; line-height: 1.4 }
.result-more { color: var(--soft); font-size: .85rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.result-group { display: block; padding: .6rem .6rem .2rem; color: var(--soft); font-size: .75rem; font-weight: 600 } h2.result-group { margin-top: 1rem; padding-left: 0; font-size: .9rem }
.lead { margin-top: .75rem }
code.path { padding: 0; background: none; box-shadow: none; overflow-wrap: anywhere }
.band { margin-top: 3.25rem } .band > h2 { margin-bottom: .4rem } .band > h2 + :not(p) { margin-top: 1.1rem } .band > p + * { margin-top: 1.1rem }
ul.cards { padding: 0; list-style: none }
.area-head { display: flex; align-items: center; justify-content: space-between; gap: 1rem; margin-bottom: 1rem }
.area-icon { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; border-radius: .7rem; background: var(--accent-soft); color: var(--accent) }
.linked { position: relative } .linked a::after { content: ""; position: absolute; inset: 0; border-radius: var(--radius) } .linked:hover { border-color: var(--accent) }
.linked > * + * { margin-top: .5rem } .linked :is(h2, h3) a { color: inherit; text-decoration: none } .linked a:hover { color: var(--accent); text-decoration: underline }
.linked :is(h2, h3) { font-size: 1.1rem } .linked a:focus-visible { outline: none } .linked:has(a:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px }
.guide-cards { grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)) } .guide-cards .card { padding: 1.25rem } .guide-cards p { font-size: .925rem }
.links { padding: 0; list-style: none } .links li { display: flex; flex-wrap: wrap; gap: .1rem .75rem; padding: .45rem 0; border-top: 1px solid var(--line) } .links li:first-child { border-top: 0 }
@media (max-width: 40rem) {
  .search { order: 4; flex: 1 0 100% } .search kbd { display: none } html { scroll-padding-top: 1rem }
  .results { left: 0; right: 0; width: auto } .results a, .result-list a { grid-template-columns: minmax(0, 1fr) } .result-kind { grid-row: auto }
  th, td { padding: .55rem .75rem } .card { padding: 1.15rem }
}
`);

export const HOME_STYLE = compact(`
.hero { display: grid; grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr); gap: 2rem 3.5rem; align-items: center; padding: clamp(0rem, 1vw, .75rem) 0 clamp(.5rem, 1vw, .75rem) }
.hero-code > * + * { margin-top: .75rem } .hero .lead { margin-top: 1.25rem }
.hero h1 { font-size: clamp(1.9rem, 1.3rem + 2.4vw, 2.85rem); line-height: 1.1 } .hero .actions { margin-top: 1.75rem }
@media (min-width: 64rem) { .area-cards { grid-template-columns: repeat(6, minmax(0, 1fr)) } .area-cards > * { grid-column: span 2 } .area-cards > :nth-child(n + 4) { grid-column: span 3 } }
.area > * + *, .server > * + * { margin-top: .5rem } .area h3 a { color: inherit; text-decoration: none } .area h3 a:hover { color: var(--accent); text-decoration: underline }
.ticks { padding: 0; list-style: none; font-size: .925rem } .ticks li { padding: .12rem 0 .12rem 1.5rem; position: relative }
.ticks li::before { content: ""; position: absolute; left: .2rem; top: .55em; width: .75em; height: .38em; border: solid var(--good); border-width: 0 0 2px 2px; rotate: -45deg }
.ticks a { color: inherit; text-decoration-color: var(--line-strong) } .ticks a:hover { color: var(--accent) }
.servers { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); padding: 0; list-style: none }
.server { padding: 1.1rem 1.25rem } .server > .soft::first-letter { text-transform: uppercase } .server-head { display: flex; gap: .75rem; align-items: center; justify-content: space-between }
@media (max-width: 60rem) { .hero { grid-template-columns: minmax(0, 1fr) } }
`);

export const REFERENCE_STYLE = compact(`
.framed { flex: 1; display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 0 2.5rem; width: 100%; max-width: 92rem; margin: 0 auto; padding: 0 var(--gutter) }
.reference .site-footer > div { max-width: 92rem }
.framed main { max-width: none; padding: 2.5rem 0 4rem }
.toc { position: sticky; top: var(--header); align-self: start; max-height: calc(100vh - var(--header)); overflow-y: auto; padding: 2.5rem .25rem 2rem 0; font-size: .9rem; scrollbar-width: thin }
.toc summary { display: none; cursor: pointer; font-weight: 620 }
.toc ul { padding: 0; list-style: none } .toc-title { margin: 1.25rem 0 .35rem; padding-left: .6rem; font-weight: 640 }
.toc details > :nth-child(2) { margin-top: 0 }
.toc a { display: flex; gap: .55rem; align-items: baseline; padding: .28rem .6rem; border-radius: var(--radius-small); color: var(--soft); line-height: 1.35; text-decoration: none }
.toc a:hover { color: var(--ink); background: var(--sunk) } .toc a[aria-current] { color: var(--ink); background: var(--accent-soft) }
.toc .method { flex: none; width: 3rem; padding: 0; background: none; font-size: .62rem; text-align: left }
.result-list { margin-top: .4rem; padding: .4rem; list-style: none; border: 1px solid var(--line); border-radius: var(--radius); background: var(--card) }
.crumbs { margin-bottom: .75rem; font-size: .875rem; color: var(--soft) } .crumbs a { color: inherit }
.prose > * + * { margin-top: .8rem } .prose :is(ul, ol) { padding-left: 1.35rem } .prose li + li { margin-top: .3rem }
.prose > * + h2 { margin-top: 2.5rem } .prose > h2 + * { margin-top: .75rem } .prose { max-width: 46rem; text-wrap: pretty }
.prose > .code, .prose > .scroll { margin-top: 1.25rem } .prose > .code + *, .prose > .scroll + * { margin-top: 1.25rem }
.prose blockquote { margin: 1.25rem 0 0; padding: .85rem 1.1rem; border-left: 3px solid var(--warn); border-radius: var(--radius-small); background: var(--warn-soft) }
.method { display: inline-block; padding: .1rem .45rem; border-radius: .35rem; background: color-mix(in oklab, currentColor 12%, transparent); font: 700 .72rem/1.5 var(--mono); letter-spacing: .02em }
.method.get { color: var(--get) } .method.post { color: var(--post) } .method:is(.patch, .put) { color: var(--patch) } .method.delete { color: var(--delete) }
.required { color: var(--bad); font-size: .75rem; font-weight: 620 }
.tabs { margin-top: 1.25rem; border-bottom: 1px solid var(--line) } .tabs ul { display: flex; gap: .25rem; padding: 0 0 1px; list-style: none; overflow-x: auto; scrollbar-width: none }
.tabs a { display: block; white-space: nowrap; margin-bottom: -1px; padding: .45rem .9rem; border-bottom: 2px solid transparent; color: var(--soft); font-weight: 580; text-decoration: none }
.tabs a:hover { color: var(--ink) } .tabs a[aria-current] { border-color: var(--accent); color: var(--ink) }
.samples > * + * { margin-top: 1rem } .samples[data-ready] > * + * { margin-top: 0 }
@media (scripting: enabled) { .samples:not([data-ready]) > figure + figure { display: none } }
.tablist { display: flex; gap: .15rem; overflow-x: auto; scrollbar-width: none } .samples[data-ready] .code { border-top-left-radius: 0 }
.tablist button { flex: none; padding: .35rem .7rem; border: 1px solid transparent; border-bottom: 0; border-radius: var(--radius-small) var(--radius-small) 0 0; background: none; color: var(--soft); font: inherit; font-size: .82rem; font-weight: 580; cursor: pointer }
.tablist button:hover { color: var(--ink) } .tablist button[aria-selected=true] { border-color: var(--line); background: var(--card); color: var(--ink) } .tablist button:focus-visible { outline-offset: -3px }
.facts { display: flex; flex-wrap: wrap; gap: .75rem 2.5rem; margin: 1.5rem 0; font-size: .9rem }
.facts dt { color: var(--soft); font-size: .8rem } .facts dd { margin: 0; overflow-wrap: anywhere }
.tag { margin-top: 3.5rem } .tag-head > * + * { margin-top: .4rem }
.operation { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 27rem); gap: 1.5rem 2.5rem; margin-top: 1.5rem }
.operation h2 { font-size: 1.2rem } .operation h2 a { color: inherit; text-decoration-color: var(--line-strong) } .operation .tag { margin-top: 2.25rem }
.operation-text > * + * { margin-top: .75rem } .operation-text > h2:not(:first-child) { margin-top: 2.25rem } h1 + .operation-line { margin-top: .75rem }
.operation-line { display: flex; flex-wrap: wrap; gap: .3rem .6rem; align-items: center }
.operation-examples { align-self: start }
.operation-examples > * + * { margin-top: 1rem } .operation-examples pre { max-height: 24rem; font-size: .82rem }
.fields { padding: 0; list-style: none; border: 1px solid var(--line); border-radius: var(--radius-small); background: var(--card); font-size: .925rem }
.field { padding: .65rem .9rem } .field + .field { border-top: 1px solid var(--line) } .field > * + * { margin-top: .2rem }
.field-head { display: flex; flex-wrap: wrap; gap: .1rem .6rem; align-items: baseline }
.field-name { padding: 0; background: none; box-shadow: none; font-weight: 650; overflow-wrap: anywhere }
.field-type, .field-note { color: var(--soft); font-size: .85rem; overflow-wrap: anywhere } .field-rules { color: var(--soft); font-size: .85rem }
.field .fields { margin-top: .6rem; background: var(--sunk) }
.pattern { overflow-wrap: anywhere } .values { display: flex; flex-wrap: wrap; gap: .3rem; padding: 0; list-style: none } .values code { font-size: .78rem }
.operation-text > .fields + .values, .operation-text > .field-rules { margin-top: .4rem }
.answer + .answer { margin-top: 1rem } .answer > * + * { margin-top: .4rem } .answer .badge { margin-right: .25rem }
summary { cursor: pointer } summary:hover { color: var(--accent) }
:is(.shape, .more, .form) > summary { width: fit-content; font-size: .9rem } :is(.shape, .more, .form)[open] > summary { margin-bottom: .6rem }
.more > .code + .code { margin-top: .75rem } .form + .form { margin-top: .5rem } .forms > * + * { margin-top: .5rem }
.problems, .operation-list { padding: 0; list-style: none; font-size: .925rem } :is(.problems, .operation-list) li { padding: .22rem 0 }
.problems .badge { margin-right: .3rem }
.schemas { margin-top: .75rem; padding: 0; list-style: none; columns: 2 24rem; column-gap: 2.5rem } .schemas li { break-inside: avoid; padding: .3rem 0; overflow-wrap: anywhere }
.schema > * + * { margin-top: .75rem } .schema h1 code { font-size: .85em; overflow-wrap: anywhere }
.tag-head + :is(.operation-list, .fields), .tag > h2 + .scroll, .document-head + p { margin-top: .75rem } .tag-head h2 a { color: inherit }
:is(.operation-list, .schemas, .fields) li:target { border-radius: var(--radius-small); box-shadow: 0 0 0 2px var(--accent) }
.steps { margin-top: 1rem; padding-left: 1.6rem; max-width: 46rem } .steps > li { padding: 0 0 1.5rem .4rem } .steps > li::marker { color: var(--soft); font-weight: 640 } .steps > li > * + * { margin-top: .6rem } .step { padding: 0; list-style: none; font-size: .925rem } .step li { display: grid; grid-template-columns: 4rem minmax(0, 1fr); padding: .15rem 0; align-items: baseline } .step code { width: fit-content; overflow-wrap: anywhere }
.inputs { margin: 1.25rem 0 .6rem; font-size: 1.1rem } #console:empty { display: none } #console:empty + * { margin-top: 0 }
.area-rows { display: grid; gap: 1.25rem } .area-row { display: grid; grid-template-columns: minmax(0, 20rem) minmax(0, 1fr); gap: 1.5rem 2.5rem }
.area-row-text > p { margin-top: .5rem } .document + .document { margin-top: 1.5rem } .document h4 { margin-bottom: .35rem; font-size: 1rem }
.operation-list a { display: inline-flex; gap: .6rem; align-items: baseline; color: inherit; text-decoration: none } .operation-list a:hover span:last-child { color: var(--accent); text-decoration: underline }
.operation-list .method { flex: none; min-width: 3.6rem; text-align: center } .operation-list code { color: var(--soft) } .operation-list > li > .badge { margin-left: .4rem } .operation-list a .badge { flex: none; min-width: 7.2rem; text-align: center }
.nowrap { white-space: nowrap }
.picture img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: var(--radius) } .picture { display: block }
.guide { max-width: 46rem } .guide .lead { margin-bottom: 1.75rem } .next { margin-top: 2.5rem }
.problem { max-width: 46rem } .problem > section { margin-top: 2.25rem } .problem h2 { margin-bottom: .5rem; font-size: 1.2rem } .problem .note-title { font-size: 1rem }
.problem-line { display: flex; gap: .6rem; align-items: center; margin-top: .9rem } .problem section > .code { margin-top: .75rem } .case + .case { margin-top: 1.25rem } .case .operation-list, .case .more { margin-top: .35rem }
.problem-groups { columns: 3 20rem; column-gap: 1rem; margin-top: 2rem }
.problem-group { break-inside: avoid; margin-bottom: 1rem; padding: 1.1rem 1.25rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--card) } .problem-group h2 { display: flex; gap: .6rem; align-items: center; font-size: 1rem }
.problem-group ul { margin-top: .6rem; padding: 0; list-style: none; font-size: .95rem } .problem-group li { padding: .3rem 0; line-height: 1.4 } .problem-group li code { display: block; padding: 0; background: none; box-shadow: none; font-size: .8rem }
@media (max-width: 74rem) { .operation { grid-template-columns: minmax(0, 1fr) } }
@media (max-width: 60rem) {
  .framed { display: block } .framed main { padding-top: 1.5rem }
  .toc { position: static; max-height: none; margin-top: 1rem; padding: .7rem 1rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--card) }
  .toc summary { display: list-item } .toc details[open] > summary { margin-bottom: .5rem }
  .area-row { grid-template-columns: minmax(0, 1fr) }
}
`);
