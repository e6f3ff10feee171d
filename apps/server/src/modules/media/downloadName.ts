/** File extensions of each stored type; the first is added to a name that has none. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/heic': ['heic', 'heif', 'hif'],
  'image/heif': ['heif', 'heic', 'hif'],
  'image/avif': ['avif'],
  'image/tiff': ['tif', 'tiff'],
  'image/bmp': ['bmp', 'dib'],
  'video/mp4': ['mp4', 'm4v'],
  'video/quicktime': ['mov', 'qt'],
  'video/webm': ['webm'],
};
const KNOWN = new Set(Object.values(EXTENSIONS).flat());

export function extensionOf(mime: string): string {
  return EXTENSIONS[mime]?.[0] ?? 'bin';
}

/**
 * The name of a downloaded file with the extension of its content: `a.png` that is a JPEG becomes `a.jpg`, and
 * `a.html` becomes `a.html.jpg`, so that no system opens a photo as something else.
 */
export function downloadName(name: string, mime: string): string {
  const [, stem = name, given = ''] = /^(.*)\.([^.]*)$/.exec(name) ?? [];
  const extension = given.toLowerCase();
  if (EXTENSIONS[mime]?.includes(extension)) return name;
  return `${KNOWN.has(extension) && stem ? stem : name}.${extensionOf(mime)}`;
}
