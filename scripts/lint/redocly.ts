// The parts of Redocly's plugin interface that our rules use; no installed package provides its types.
export interface Location {
  readonly source: { readonly absoluteRef: string };
  child(parts: string | readonly string[]): Location;
  key(): Location;
}
export interface Context {
  readonly location: Location;
  report(problem: { readonly message: string; readonly location?: Location }): void;
  /** Follows one reference; `from` is the file that contains it. */
  resolve<T>(node: T | { readonly $ref: string }, from?: string): { readonly node?: T; readonly location?: Location };
}
export type Visit<T> = (node: T, context: Context) => void;
/** A visitor function for each node type. */
export type Rule = () => { readonly [type: string]: Visit<never> };
