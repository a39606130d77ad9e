/** An error with a cause. Of a file of its own: the tests' are loaded with a query, which the log takes out. */
export const failing = (message: string, fields: object = {}): Error =>
  Object.assign(new Error(message, { cause: new Error(`because of ${message}`) }), fields);
