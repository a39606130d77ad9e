/** A child server refused to start; the message is one line for the user. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
