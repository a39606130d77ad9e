/** Styles of a single card in the center of the page. */
export const CARD_STYLE = `
.slip { display: grid; place-content: center; grid-template-columns: min(100%, 32rem) }
.slip h1 { font-size: 1.6rem; overflow-wrap: anywhere }
.slip p + h1 { margin-top: .5rem }
.slip h1 + p { margin-top: .75rem }
.slip p + p { margin-top: .75rem }
.slip .actions { margin-top: 1.5rem }
`;
