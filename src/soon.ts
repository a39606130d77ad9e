/** What may be known already. Code that runs for every request then goes on at once: a promise costs more than a query. */
export type Soon<T> = T | Promise<T>;

export const whenKnown = <T, U>(value: Soon<T>, next: (value: T) => U): Soon<U> =>
  value instanceof Promise ? value.then(next) : next(value);
