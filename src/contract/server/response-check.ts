// Compares the response of a handler with the document.
import { findError } from '../error-row.ts';
import { isJsonMedia, isOneOf } from '../negotiate.ts';
import { describeInvalid } from '../problem.ts';
import type { OperationRow } from '../tables.ts';
import { findInvalid } from '../validation-errors.ts';
import type { HandlerResponse } from './reply.ts';
import type { Route } from './route.ts';
import { isCachedJson } from './write.ts';

const JSON_MEDIA = 'application/json';

/** Whether `reply.json` sends another media type than application/json for some status. */
export const hasOtherJson = ({ answers, errors = {} }: OperationRow): boolean =>
  [...Object.values(answers), ...Object.values(errors).map(({ media }) => media)].some(
    (media) => !media.includes(JSON_MEDIA) && media.some(isJsonMedia),
  );

/** Adds the documented media type to JSON that is not application/json. */
export function withJsonMedia<R extends HandlerResponse>(response: R, row: OperationRow): R {
  if (response.kind !== 'json' || response.media !== undefined) return response;
  const documented = row.answers[response.status] ?? findError(row, response.status)?.media ?? [];
  return documented.includes(JSON_MEDIA) ? response : { ...response, media: documented.find(isJsonMedia) };
}

/** Null if the response is as the document describes it. */
export function findViolation(response: HandlerResponse, { id, row, validators }: Route): string | null {
  const { status, kind } = response;
  const error = row.answers[status] ? null : findError(row, status);
  const documented = row.answers[status] ?? error?.media;
  const media = kind === 'json' ? (response.media ?? JSON_MEDIA) : 'media' in response ? response.media : null;
  if (!documented || (media !== null && !documented.includes(media) && !isOneOf(documented, media))) {
    return `${id} returned ${status} ${media ?? ''}, which is not in the document`;
  }
  if (kind !== 'json' || isCachedJson(response.body)) return null;
  const validate = validators.answers[error?.key ?? status]?.[media ?? ''];
  const errors = validate && findInvalid(validate, response.body, '');
  return errors ? `${id} returned an invalid ${status} response: ${describeInvalid(errors)}` : null;
}
