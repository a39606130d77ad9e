// Replaces node-fetch.ts in browser bundles.
export const safeFetch: typeof fetch = (input, init) => globalThis.fetch(input, init);
