/** Characters that an operating system refuses in a file name. */
const REFUSED = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;
/** Names that Windows keeps for devices, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const EXTENSION = /\.[A-Za-z0-9]{1,5}$/;

/** The name of a file without its extension. */
export function stemOf(name: string): string {
  return name.replace(EXTENSION, '');
}

/** A name of a file or a folder that every operating system accepts, at most `longest` characters long. */
export function safeName(name: string, longest = 200): string {
  const stem = stemOf(name);
  const extension = name.slice(stem.length);
  const whole = Array.from(stem)
    .slice(0, longest - extension.length)
    .join('')
    .concat(extension)
    .replace(REFUSED, '_')
    .replace(/[. ]+$/, '')
    .trim()
    .replace(DEVICE, '_$1');
  return whole || '_';
}
