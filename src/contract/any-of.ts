/** "create, list or revoke" */
export const anyOf = (words: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words);
