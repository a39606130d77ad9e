/** An answer, event or message that the document does not know: a bug of ours, not of the caller's. */
export class ContractViolation extends Error {}
