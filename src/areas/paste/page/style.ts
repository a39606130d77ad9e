export const STYLE = `
.in-frame .site-header { display: none }
.paste-page main { padding-top: clamp(1rem, 3vw, 2rem); padding-bottom: 2rem; max-width: 56rem }
.paste > * + * { margin-top: 1.25rem }
.paste h1 { font-size: 1.4rem; display: flex; align-items: center; gap: .6rem }
.paste h2 { font-size: 1.05rem }
.zone { position: relative; display: grid; justify-items: center; gap: .5rem; padding: clamp(1.25rem, 5vw, 2.5rem) 1rem; text-align: center;
  border: 2px dashed var(--line-strong); border-radius: var(--radius); background: var(--card); color: var(--soft); transition: border-color .15s, background .15s }
.zone strong { color: var(--ink); font-size: 1.1rem; text-wrap: balance }
.with-fingers { display: none }
.closed > :not(h1, .entry, noscript), .editing .zone, .paste:not(.editing) .editor { display: none }
.editor > * + * { margin-top: 1rem }
.tools { display: flex; flex-wrap: wrap; gap: .5rem }
.tools [aria-pressed=true] { border-color: var(--accent); background: var(--accent-soft); color: var(--accent) }
#undo-mark { margin-left: auto }
.sheet { position: relative }
.sheet canvas { display: block; margin: auto; touch-action: none; cursor: crosshair; box-shadow: 0 0 0 1px var(--line-strong) }
#mark-text { position: absolute; width: 12rem }
.check { display: flex; align-items: center; gap: .6rem; min-height: 2.75rem; color: var(--ink); text-align: left }
.check input { flex: none; width: 1.15rem; height: 1.15rem; accent-color: var(--accent) }
.full { max-width: 96vw; max-height: 96vh; padding: 0; border: 1px solid var(--line-strong); border-radius: var(--radius-small); background: var(--card) }
.full .button { position: sticky; left: .5rem; top: .5rem; margin: .5rem }
.full img { display: block }
@media (pointer: coarse), (hover: none) { .with-keys { display: none } .with-fingers { display: block } .tools .button { min-height: 2.75rem } }
.deleted { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem }
.deleted[hidden] { display: none }
.files ul { display: grid; gap: .5rem; padding: 0; margin: 0 0 .5rem; list-style: none }
.files li { display: flex; flex-wrap: wrap; align-items: center; gap: .4rem .9rem; padding: .6rem .75rem; background: var(--card); border: 1px solid var(--line); border-radius: var(--radius-small) }
.files li b { flex: 1 0 100%; min-width: 0; font-weight: 600; overflow-wrap: anywhere }
.files progress { flex: 1 0 100%; order: 1 }
.recent input[type=search] { width: 100%; margin-top: .75rem }
.zone svg { color: var(--accent) }
.zone.over, .zone:focus-within { border-color: var(--accent); background: var(--accent-soft) }
.zone input[type=file] { position: absolute; width: 1px; height: 1px; opacity: 0 }
.zone .button { margin-top: .5rem }
.zone input:focus-visible + .button { outline: 3px solid var(--accent); outline-offset: 2px }
kbd { padding: .1em .45em; border: 1px solid var(--line-strong); border-bottom-width: 2px; border-radius: .35em; background: var(--sunk); color: var(--ink) }
.paste .button:disabled { opacity: .5; cursor: default; border-color: var(--line-strong); color: inherit }
.title-field { display: grid; gap: .3rem; font-weight: 600 }
.title-field span { font-weight: 400; color: var(--soft) }
.paste input[type=text] { width: 100%; font-weight: 400 }
.state { display: grid; gap: .4rem }
.state p { display: flex; align-items: center; gap: .6rem }
progress { width: 100%; height: .5rem; border: 0; border-radius: 1rem; overflow: hidden; background: var(--sunk); accent-color: var(--accent) }
progress::-webkit-progress-bar { background: var(--sunk); border-radius: 1rem; box-shadow: inset 0 0 0 1px var(--line) }
progress::-webkit-progress-value { background: var(--accent); border-radius: 1rem; transition: width .2s }
.failure { padding: .75rem 1rem; border-radius: var(--radius-small); background: var(--bad-soft); color: var(--bad); display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem }
.failure .button { min-height: 2.25rem; padding: .25rem .8rem }
.result > * + * { margin-top: 1rem }
.pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1rem }
.pair figure { min-width: 0 }
.pair .frame { display: grid; width: 100%; padding: 0; cursor: zoom-in; grid-template: 100% / 100%; place-items: center; height: clamp(7rem, 28vw, 13rem); border: 1px solid var(--line); border-radius: var(--radius-small); overflow: hidden;
  background: repeating-conic-gradient(var(--sunk) 0 25%, var(--card) 0 50%) 0 0 / 16px 16px }
.pair img { max-width: 100%; max-height: 100%; object-fit: contain }
.pair figcaption { margin-top: .4rem; font-size: .875rem; color: var(--soft) }
.pair figcaption b { color: var(--ink); font-weight: 620 }
.name { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; gap: .5rem; align-items: end }
.name label { display: grid; gap: .3rem; font-weight: 600 }
.name input[type=text] { font-family: var(--mono); font-size: .95rem; min-height: 2.75rem }
.name.searching input[type=text] { color: var(--soft) }
.spinner { display: inline-block; width: .9rem; height: .9rem; border: 2px solid var(--line-strong); border-top-color: var(--accent); border-radius: 50%; animation: turn .8s linear infinite }
@keyframes turn { to { rotate: 1turn } }
@media (prefers-reduced-motion: reduce) { .spinner { animation-duration: 4s } }
.path { display: block; padding: .5rem .75rem; border-radius: var(--radius-small); background: var(--sunk); box-shadow: inset 0 0 0 1px var(--line); font-size: .85rem; overflow-wrap: anywhere }
.recent ul { display: grid; gap: .5rem; padding: 0; margin-top: .75rem; list-style: none }
.recent button { display: grid; grid-template-columns: 4.5rem minmax(0, 1fr) auto; gap: .9rem; align-items: center; width: 100%; padding: .5rem; text-align: left; font: inherit;
  color: var(--ink); background: var(--card); border: 1px solid var(--line); border-radius: var(--radius-small); cursor: pointer }
.recent button:hover, .recent button[aria-current] { border-color: var(--accent) }
.recent .thumb { display: grid; place-items: center; height: 3rem; border-radius: .3rem; overflow: hidden; background: var(--sunk) }
.recent img { max-width: 100%; max-height: 3rem }
.recent .what { min-width: 0 } .recent .what b { display: block; font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.recent .what span { font-size: .8rem; color: var(--soft) }
@media (max-width: 32rem) {
  .result .actions { display: grid; grid-template-columns: 1fr 1fr } .result .actions .button { justify-content: center; padding-inline: .4rem; font-size: .9rem }
  .name { grid-template-columns: 1fr 1fr } .name label { grid-column: 1 / -1 } .name .button { justify-content: center }
  .recent .badge { display: none } .recent button { grid-template-columns: 4.5rem minmax(0, 1fr) }
}
`;
