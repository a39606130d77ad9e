// Small valid bodies of binary media types, which a document cannot show as examples.

const SAMPLES: Readonly<Record<string, string>> = {
  /** Two by two pixels. */
  'image/png': 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR42mPQyNsCRAwQCgAh9gUporyV7wAAAABJRU5ErkJggg==',
  /** One file, example.txt, stored. */
  'application/zip':
    'UEsDBBQAAAAAAAAAIQCI1+pADAAAAAwAAAALAAAAZXhhbXBsZS50eHRBbiBleGFtcGxlLgpQSwECFAMUAAAAAAAAACEAiNfqQAwA' +
    'AAAMAAAACwAAAAAAAAAAAAAApAEAAAAAZXhhbXBsZS50eHRQSwUGAAAAAAEAAQA5AAAANQAAAAAA',
};

/** Of another media type: no bytes at all. */
export const sampleOf = (media: string): Uint8Array => Buffer.from(SAMPLES[media] ?? '', 'base64');
