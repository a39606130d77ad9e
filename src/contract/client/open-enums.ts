// Opens the enums of responses, because a newer server may send values that this document does not list. Editors still
// suggest the known values. Single-value enums discriminate variants and stay as they are.

type IsUnion<T, Whole = T> = T extends unknown ? ([Whole] extends [T] ? false : true) : never;
type OpenEnum<T> = string extends T ? T : true extends IsUnion<T> ? T | (string & {}) : T;
type Inner<T> = T extends Uint8Array | Blob ? T : T extends object ? { [Name in keyof T]: OpenEnums<T[Name]> } : T;

export type OpenEnums<T> = unknown extends T ? T : OpenEnum<Extract<T, string>> | Inner<Exclude<T, string>>;
