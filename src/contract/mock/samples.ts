// Small valid bodies for binary media types, which cannot be examples in a document.

const SAMPLES: Readonly<Record<string, string>> = {
  /** 2 x 2 pixels. */
  'image/png': 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR42mPQyNsCRAwQCgAh9gUporyV7wAAAABJRU5ErkJggg==',
  /** One uncompressed file, example.txt. */
  'application/zip':
    'UEsDBBQAAAAAAAAAIQCI1+pADAAAAAwAAAALAAAAZXhhbXBsZS50eHRBbiBleGFtcGxlLgpQSwECFAMUAAAAAAAAACEAiNfqQAwA' +
    'AAAMAAAACwAAAAAAAAAAAAAApAEAAAAAZXhhbXBsZS50eHRQSwUGAAAAAAEAAQA5AAAANQAAAAAA',
};

/** Empty for other media types. */
export const sampleOf = (media: string): Uint8Array => Buffer.from(SAMPLES[media] ?? '', 'base64');
