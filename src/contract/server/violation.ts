/** A response, event or message from the server that does not match the document. */
export class ContractViolation extends Error {}
