/** A value, or a promise of it. Awaiting a value that is already known would cost a request more than its SQL query. */
export type MaybePromise<T> = T | Promise<T>;

export const mapMaybePromise = <T, U>(value: MaybePromise<T>, next: (value: T) => U): MaybePromise<U> =>
  value instanceof Promise ? value.then(next) : next(value);
