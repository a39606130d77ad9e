/** One SQL text for both engines; ids rise by file number and never change once released. */
export interface Migration {
  readonly id: number;
  readonly statements: readonly string[];
}
