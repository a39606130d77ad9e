/** Statements that both engines accept. Ids follow the file numbers and never change after a release. */
export interface Migration {
  readonly id: number;
  readonly statements: readonly string[];
  /** Additional statements that only PostgreSQL accepts. */
  readonly postgres?: readonly string[];
}
