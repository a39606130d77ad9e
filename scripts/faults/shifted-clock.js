// For --import: shifts the clock of this process by the milliseconds in the query, by default one hour ahead. SIGUSR2
// switches the shift off and on again.
const real = Date.now.bind(Date);
const shiftMs = Number(new URL(import.meta.url).search.slice(1) || 3_600_000);
let offMs = shiftMs;
process.on('SIGUSR2', () => {
  offMs = offMs === 0 ? shiftMs : 0;
});
globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length === 0 ? [real() + offMs] : given));
  }
  static now() {
    return real() + offMs;
  }
};
