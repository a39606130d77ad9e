// For --import: this process's clock is one hour ahead.
const real = Date.now.bind(Date);
const AHEAD_MS = 3_600_000;
globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length === 0 ? [real() + AHEAD_MS] : given));
  }
  static now() {
    return real() + AHEAD_MS;
  }
};
