// A screenshot: what is known about it, and the names of its files.
import type { Schemas } from '../../../generated/paste/contract.ts';

export type NameSource = Schemas['PastedScreenshot']['name_source'];
export type Variant = 'optimized' | 'original';

/** A screenshot in the store. */
export interface Entry {
  readonly id: string;
  /** Null: copied there by hand, or saved by a release without owners. */
  readonly owner: string | null;
  readonly name: string;
  readonly source: NameSource;
  /** Size of the optimized copy. */
  readonly size: Size;
  readonly originalSize: Size;
  /** Bytes of the optimized copy. */
  readonly bytes: number;
  readonly receivedBytes: number;
  /** Hash of the original, hexadecimal. */
  readonly sha256: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** Whether it is still to be named automatically. */
  readonly isUnnamed: boolean;
  /** Naming attempts that did not end: those of processes that died, and the current one. */
  readonly searches: number;
  /** Recognized text: lines that look like titles, or all text if `hasAllText`. */
  readonly text: string;
  readonly hasAllText: boolean;
  /** Deleted and not restored. Its files are in the trash; a file with its name belongs to another screenshot. */
  readonly isDeleted: boolean;
  /** Oldest first. */
  readonly previousNames: readonly { readonly name: string; readonly source: NameSource }[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Relative to the project's content directory. */
export const FOLDER = 'screenshots/sp';

export const optimizedFile = (name: string, { width, height }: Size): string => `${name}-${width}x${height}.png`;
const originalFile = (name: string, { width, height }: Size): string => `${name}-${width}x${height}-original.png`;

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
