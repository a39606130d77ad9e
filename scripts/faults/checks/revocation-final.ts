import { accepted, byKey, type Check, precedes } from './select.ts';

/** Nothing is served to a credential after it was revoked. */
export const revocationFinal: Check = (history) => {
  const revoked = byKey(accepted(history, 'revoke'));
  return accepted(history, 'use')
    .filter((use) => revoked.get(use.key)?.some((revoke) => precedes(revoke, use)))
    .map(({ key, node }) => `${key} was served on ${node} after its revocation`);
};
