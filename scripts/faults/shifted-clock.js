// For --import: this process's clock is off by the milliseconds in the query, one hour ahead without one. SIGUSR2 sets
// it right, and off again.
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
