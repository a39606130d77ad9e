// Which forms can be read, and how.
import { listItems, scalarKind } from './kinds.ts';
import { FORM_MEDIA, isForm } from './media.ts';
import { byteLimit, type Media, type OpenApi, resolveRef, type Schema } from './openapi.ts';

export interface FormFault {
  /** Null if the fault is not that of one field. */
  readonly field: string | null;
  readonly reason: string;
}

export function formFaults(document: OpenApi, media: string, reference: Schema): FormFault[] {
  const { type, properties } = resolveRef(document, reference);
  if (type !== 'object' && !properties) return [{ field: null, reason: 'a form must have type object' }];
  const limits = new Set<number | undefined>();
  const faults = Object.entries(properties ?? {}).flatMap(([name, each]) => {
    const field = fieldOf(document, each);
    if (field.format === 'binary') limits.add(byteLimit(field));
    const reason = reasonOf(document, media, name, field);
    return reason === null ? [] : [{ field: name, reason }];
  });
  if (limits.size <= 1) return faults;
  return [...faults, { field: null, reason: 'all files of a form must have the same x-max-bytes' }];
}

function reasonOf(document: OpenApi, media: string, name: string, field: Schema): string | null {
  if (scalarKind(document, field) === null)
    return `the field ${name} must be a string, number, boolean or file, or a list of these`;
  if (field.format === 'binary') return media === FORM_MEDIA ? `the file ${name} requires multipart/form-data` : null;
  const isFile = field.contentMediaType !== undefined && field.contentEncoding === undefined;
  return isFile ? `the file ${name} must have format: binary` : null;
}

/** The schema of a field, or of its items if it is a list. */
export const fieldOf = (document: OpenApi, field: Schema): Schema =>
  resolveRef(document, listItems(document, field) ?? field);

/** Without the forms that cannot be read. */
export const servedMedia = (
  document: OpenApi,
  content: Readonly<Record<string, Media>>,
): Readonly<Record<string, Media>> =>
  Object.fromEntries(
    Object.entries(content).filter(
      ([media, { schema = {} }]) => !isForm(media) || formFaults(document, media, schema).length === 0,
    ),
  );
