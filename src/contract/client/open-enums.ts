// What a later server may tell: one of the words that the document lists, or one that it did not have yet. Editors go on
// offering the known ones. A field that has one word only tells variants apart, and stays as it is.

type IsUnion<T, Whole = T> = T extends unknown ? ([Whole] extends [T] ? false : true) : never;
type Word<T> = string extends T ? T : true extends IsUnion<T> ? T | (string & {}) : T;
type Inner<T> = T extends Uint8Array | Blob ? T : T extends object ? { [Name in keyof T]: OpenEnums<T[Name]> } : T;

export type OpenEnums<T> = unknown extends T ? T : Word<Extract<T, string>> | Inner<Exclude<T, string>>;
