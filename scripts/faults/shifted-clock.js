// For --import: shifts the clock of this process by the milliseconds in the query, by default one hour ahead. SIGUSR2
// switches the shift off and on again.
const realNow = Date.now.bind(Date);
const shiftMs = Number(new URL(import.meta.url).search.slice(1) || 3_600_000);
let currentShiftMs = shiftMs;
process.on('SIGUSR2', () => {
  currentShiftMs = currentShiftMs === 0 ? shiftMs : 0;
});
globalThis.Date = class extends Date {
  constructor(...args) {
    super(...(args.length === 0 ? [realNow() + currentShiftMs] : args));
  }
  static now() {
    return realNow() + currentShiftMs;
  }
};
