/** An invalid document; each line of the message has file, location and reason. */
export class DocumentError extends Error {}
