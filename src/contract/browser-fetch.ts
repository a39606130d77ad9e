// Takes the place of node-fetch.ts in bundles for browsers.
export const safeFetch: typeof fetch = (input, init) => globalThis.fetch(input, init);
