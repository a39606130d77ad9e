// Generates small pages from a seed: headings, lists, tables, boxes, drawings, fields.

const WORDS = ['motor', 'servo', 'sensor', 'plot', 'value', 'error', 'speed', 'angle', 'power', 'torque', 'voltage'];

export function drawDocuments(seed: number, count: number): string[] {
  let state = seed;
  const int = (below: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
  const many = (number: number, make: (index: number) => string) => Array.from({ length: number }, (_, at) => make(at));
  const words = (number: number) => many(number, () => WORDS[int(WORDS.length)] ?? '').join(' ');
  const colour = () => `rgb(${int(256)}, ${int(256)}, ${int(256)})`;
  const box = () =>
    `<div style="flex: 1; height: ${20 + int(60)}px; border-radius: 9px; background: ${colour()}"></div>`;
  const kinds: readonly (() => string)[] = [
    () => `<h2 style="color: ${colour()}">${words(3)}</h2>`,
    () => `<p>${words(4 + int(3))}</p>`,
    () => `<ul>${many(2 + int(4), () => `<li>${words(3)}</li>`).join('')}</ul>`,
    () => `<table border="1"><tr>${many(3, () => `<td>${int(1000)}</td>`).join('')}</tr></table>`,
    () => `<div style="display: flex; gap: 8px">${box()}${box()}${box()}</div>`,
    () => {
      const points = many(9, (at) => `${at * 25},${int(60)}`).join(' ');
      return `<svg width="200" height="60"><polyline fill="none" stroke="${colour()}" stroke-width="3" points="${points}"/></svg>`;
    },
    () => `<p><button>${words(1)}</button> <input value="${words(2)}"> <input type="checkbox" checked></p>`,
  ];
  return many(count, (at) => {
    const background = at % 2 === 0 ? colour() : `linear-gradient(${colour()}, ${colour()})`;
    const style = `body { background: ${background}; font: ${12 + int(6)}px sans-serif } p::before { content: '» ' }`;
    return `<style>${style}</style>${many(3 + int(4), () => kinds[int(kinds.length)]?.() ?? '').join('')}`;
  });
}
