/** A server in a process of its own said why it cannot start, in one line: what a person can mend. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
