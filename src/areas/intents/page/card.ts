/** Styles of a single card in the center of the page. */
export const CARD_STYLE = `
.slip { display: grid; place-content: center; grid-template-columns: min(100%, 32rem) }
.slip h1 { font-size: 1.6rem; overflow-wrap: anywhere }
.slip p + h1 { margin-top: .5rem }
.slip h1 + p { margin-top: .75rem }
.slip p + p { margin-top: .75rem }
.slip .host { margin: 0; font-size: clamp(1.2rem, 5vw, 1.5rem); font-weight: 700; line-height: 1.3; overflow-wrap: anywhere }
.slip .failure { margin-top: 1rem; padding: .7rem .9rem; border-radius: var(--radius-small); background: var(--bad-soft); color: var(--bad) }
.slip .failure:empty { display: none }
.slip .actions { margin-top: 1.5rem }
`;
