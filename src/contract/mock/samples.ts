// Small valid bodies for binary media types, which cannot be examples in a document.

const SAMPLES: Readonly<Record<string, string>> = {
  /** 2 x 2 pixels. */
  'image/png': 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR42mPQyNsCRAwQCgAh9gUporyV7wAAAABJRU5ErkJggg==',
  /** One uncompressed file, example.txt. */
  'application/zip':
    'UEsDBBQAAAAAAAAAIQCI1+pADAAAAAwAAAALAAAAZXhhbXBsZS50eHRBbiBleGFtcGxlLgpQSwECFAMUAAAAAAAAACEAiNfqQAwA' +
    'AAAMAAAACwAAAAAAAAAAAAAApAEAAAAAZXhhbXBsZS50eHRQSwUGAAAAAAEAAQA5AAAANQAAAAAA',
  /** One pixel each. */
  'image/gif': 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  'image/jpeg':
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////' +
    '////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'image/webp': 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
  /** One empty page. */
  'application/pdf':
    'JVBERi0xLjQKMSAwIG9iajw8L1R5cGUvQ2F0YWxvZy9QYWdlcyAyIDAgUj4+ZW5kb2JqCjIgMCBvYmo8PC9UeXBlL1BhZ2VzL0tpZHNb' +
    'MyAwIFJdL0NvdW50IDE+PmVuZG9iagozIDAgb2JqPDwvVHlwZS9QYWdlL1BhcmVudCAyIDAgUi9NZWRpYUJveFswIDAgOSA5XT4+ZW5k' +
    'b2JqCnhyZWYKMCA0CjAwMDAwMDAwMDAgNjU1MzUgZiAKMDAwMDAwMDAwOSAwMDAwMCBuIAowMDAwMDAwMDUyIDAwMDAwIG4gCjAwMDAw' +
    'MDAxMDEgMDAwMDAgbiAKdHJhaWxlcjw8L1NpemUgNC9Sb290IDEgMCBSPj4Kc3RhcnR4cmVmCjE2MAolJUVPRgo=',
  'application/gzip': 'H4sIAAAAAAAC/3PMU0itSMwtyEnV4wIAiNfqQAwAAAA=',
  'application/octet-stream': 'AAECAwQFBgc=',
};

/** Empty for other media types. */
export const sampleOf = (media: string): Uint8Array => Buffer.from(SAMPLES[media] ?? '', 'base64');

const CONCRETE: Readonly<Record<string, string>> = {
  '*/*': 'application/json',
  'application/*': 'application/json',
  'image/*': 'image/png',
  'text/*': 'text/plain',
};

/** The media type to send where the document has a range. */
export const concreteMedia = (media: string): string => CONCRETE[media] ?? media;
