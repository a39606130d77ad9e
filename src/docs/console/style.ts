import { compact } from '../../pages/compact.ts';

export const CONSOLE_STYLE = compact(`
.console { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 2rem 2.5rem; margin-top: 1.5rem }
.console form > * + *, .console section > * + * { margin-top: 1.1rem } .console .results { position: sticky; top: calc(var(--header) + 1rem); align-self: start; max-height: calc(100vh - var(--header) - 2rem); overflow-y: auto } .console .results > section + section { margin-top: 2.25rem } .console h2 { font-size: 1.2rem }
.console fieldset { min-width: 0; margin-inline: 0; padding: 1rem 1.1rem 1.1rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--card) }
.console fieldset > legend ~ * ~ * { margin-top: .9rem } #secret .soft { margin-top: .25rem } #secret .actions { margin-top: .75rem } #fields:empty { display: none } code.path { padding: 0; background: none; box-shadow: none; overflow-wrap: anywhere } .console legend { padding: 0 .35rem; font-weight: 640 }
.console :is(.input, fieldset > label, .choices > label) { display: grid; gap: .25rem; font-weight: 600; font-size: .925rem } .console .soft { font-weight: 400; font-size: .85rem; overflow-wrap: anywhere }
.console :where(input[type=text], input[type=password], select, textarea) { width: 100%; min-height: 2.5rem; padding: .4rem .75rem; border: 1px solid var(--line-strong); border-radius: var(--radius-small); background: var(--card); color: var(--ink); font: inherit; font-weight: 400 }
.console form textarea { min-height: 5rem; resize: vertical; font: .85rem/1.5 var(--mono) } .console #json { min-height: 12rem } .console #fields > * + * { margin-top: .9rem } .console input { font-weight: 400 } .console input[type=file] { max-width: 100% }
.console [aria-invalid=true] { border-color: var(--bad); outline-color: var(--bad) }
.choices { display: flex; flex-wrap: wrap; gap: .75rem 1rem; align-items: end; justify-content: space-between } .choices > label { flex: 1 1 10rem; min-width: 0 } #views { display: flex; gap: 1rem; min-height: 2.5rem; align-items: center }
.console .actions { align-items: center } .console #send { min-width: 7rem; justify-content: center }
.errors { padding: .7rem 1rem .7rem 2rem; border-radius: var(--radius-small); background: var(--bad-soft); color: var(--bad); font-size: .9rem; overflow-wrap: anywhere } .errors code { background: none; box-shadow: none; color: inherit }
#outcome { display: flex; flex-wrap: wrap; gap: .3rem .6rem; align-items: center } #headers pre, #log pre { margin: 0; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .82rem }
#content pre { max-height: 32rem; font-size: .82rem } #preview img { display: block; max-width: 100%; max-height: 20rem; margin-bottom: .75rem; border: 1px solid var(--line) }
#log { max-height: 42rem; min-height: 6rem; padding: .5rem; overflow: auto; border: 1px solid var(--line); border-radius: var(--radius); background: var(--card); } #log div { padding: .6rem .5rem } #log div + div { border-top: 1px solid var(--line) } #log p { display: flex; flex-wrap: wrap; gap: .3rem .6rem; align-items: center; font-size: .85rem }
@media (max-width: 60rem) { .console { grid-template-columns: minmax(0, 1fr) } .console .results { position: static; max-height: none; overflow: visible } }
`);
