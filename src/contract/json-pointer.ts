/** Escapes a name for use as one segment of a JSON Pointer (RFC 6901, 3). */
export const pointerStep = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
