/** A server cannot start; the message is one line for the user. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
