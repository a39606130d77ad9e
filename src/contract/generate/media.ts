// Groups media types by how their bodies are read.
export const PROBLEM_MEDIA = 'application/problem+json';
export const FORM_MEDIA = 'application/x-www-form-urlencoded';
export const MULTIPART_MEDIA = 'multipart/form-data';

export const isJson = (media: string): boolean => media === 'application/json' || media.endsWith('+json');
export const isForm = (media: string): boolean => media === FORM_MEDIA || media === MULTIPART_MEDIA;
export const isText = (media: string): boolean => media.startsWith('text/');
/** Whether it is a single media type: not a range like `image/*`, and without parameters. */
export const isSingleType = (media: string): boolean => /^[\w.+-]+\/[\w.+-]+$/.test(media);
