// File names of screenshots, and which names are safe in a path.

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Relative to the project's content directory. */
export const FOLDER = 'screenshots/sp';

export const optimizedFile = (name: string, { width, height }: Size): string => `${name}-${width}x${height}.png`;
export const originalFile = (name: string, { width, height }: Size): string =>
  `${name}-${width}x${height}-original.png`;

/** The files of a screenshot. */
export const filesOf = (entry: { readonly name: string; readonly size: Size; readonly originalSize: Size }) =>
  [originalFile(entry.name, entry.originalSize), optimizedFile(entry.name, entry.size)] as const;

/** UTC, YYYYMMDD-HHMMSS-mmm. */
export function initialName(now: number): string {
  const [, date, time, ms] = /^(.{10})T(.{8})\.(.{3})Z$/.exec(new Date(now).toISOString()) ?? [];
  return `sp-${date?.replaceAll('-', '')}-${time?.replaceAll(':', '')}-${ms}`;
}

export const isInitialName = (name: string): boolean => /^sp-\d{8}-\d{6}-\d{3}(-\d+)?$/.test(name);

export interface FileName extends Size {
  readonly name: string;
  readonly isOriginal: boolean;
}

/** Null if the file is not a screenshot of the viewer. */
export function parseFileName(file: string): FileName | null {
  const [, name = '', width, height, original] =
    /^(.+)-([1-9]\d{0,5})x([1-9]\d{0,5})(-original)?\.png$/.exec(file) ?? [];
  if (!isSafeName(name)) return null;
  return { name, width: Number(width), height: Number(height), isOriginal: original !== undefined };
}

const MAX_NAME_BYTES = 200;

/** Names also come from journals, which can be part of a project from someone else. */
export const isSafeName = (name: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_. -]*$/u.test(name) &&
  !name.includes('..') &&
  Buffer.byteLength(name) <= MAX_NAME_BYTES;
