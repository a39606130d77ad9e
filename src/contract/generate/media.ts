// Groups media types by how their bodies are read.
import { isJsonMedia } from '../negotiate.ts';

export { JSON_MEDIA } from '../negotiate.ts';
export const PROBLEM_MEDIA = 'application/problem+json';
export const FORM_MEDIA = 'application/x-www-form-urlencoded';
export const MULTIPART_MEDIA = 'multipart/form-data';

export const isJson = isJsonMedia;
export const isForm = (media: string): boolean => media === FORM_MEDIA || media === MULTIPART_MEDIA;
/** Whether a request body is read as bytes. */
export const isBytes = (media: string): boolean => !isJson(media) && !isForm(media) && !isText(media);
export const isText = (media: string): boolean => media.startsWith('text/');
/** A media type, or a range such as `image/*`; without parameters. */
export const isMediaType = (media: string): boolean => /^[\w.+*-]+\/[\w.+*-]+$/.test(media);
