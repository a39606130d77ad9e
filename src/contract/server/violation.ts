/** An answer, event or message of the server that breaks the document. */
export class ContractViolation extends Error {}
