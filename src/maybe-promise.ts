/** What may be known already. Code that runs for every request then goes on at once: a promise costs more than a query. */
export type MaybePromise<T> = T | Promise<T>;

export const whenKnown = <T, U>(value: MaybePromise<T>, next: (value: T) => U): MaybePromise<U> =>
  value instanceof Promise ? value.then(next) : next(value);
