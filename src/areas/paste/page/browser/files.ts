// Files that are pasted, dropped or chosen.

/** Name or type: browsers may not know the type. */
const UNSUPPORTED = /[./](heic|heif|avif)$/i;

/** `refusal` says which files cannot be used, and what to do. */
export function sortFiles(files: readonly File[]) {
  const isUnsupported = ({ name, type }: File): boolean => UNSUPPORTED.test(name) || UNSUPPORTED.test(type);
  const isPicture = (file: File): boolean => file.type.startsWith('image/') && !isUnsupported(file);
  const namesOf = (some: readonly File[]): string => some.map(({ name }) => name).join(', ');
  const photos = files.filter(isUnsupported);
  const others = files.filter((file) => !isPicture(file) && !isUnsupported(file));
  const refusals = [
    files.length === 0 ? 'The clipboard contains no image. Copy one and paste again.' : '',
    photos.length > 0
      ? `HEIC and AVIF images are not supported: ${namesOf(photos)}. Export as JPEG or PNG and try again. On an iPhone, set Settings > Camera > Formats to Most Compatible.`
      : '',
    others.length > 0 ? `Not an image: ${namesOf(others)}. Use a PNG, JPEG, WebP or GIF.` : '',
  ];
  return { pictures: files.filter(isPicture), refusal: refusals.filter(Boolean).join(' ') || null };
}

/** The image of a data URL. Null for other URLs, which this page may not load, and for damaged ones. */
export function fileFromUrl(url: string): File | null {
  const [, type = '', base64 = ''] = /^data:(image\/\w+);base64,([\w+/=]+)\s*$/.exec(url) ?? [];
  if (base64 === '') return null;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new File([bytes], 'image.png', { type });
  } catch {
    return null;
  }
}
