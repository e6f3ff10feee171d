import { cutToCodePoints, TEXT } from '@xiangji/api-client/contract';
import { cleanText } from '../../media/metadata/cleanText.ts';

const FILE_NAME_MAX = 200;
/** Path separators of every operating system. */
const SEPARATORS = /[\\/]/;

/** A file's own name made safe: no path, no control or direction characters. Never empty. */
export function fileNameOf(given: string, extension: string): string {
  const last = given.split(SEPARATORS).at(-1) ?? '';
  const clean = cleanText(last, FILE_NAME_MAX).replace(/^\.+/, '');
  return clean || `photo.${extension}`;
}

/** The description of a photo as visitors may see it: empty as long as it is the name of the file. */
export function publicDescription(photo: { name: string; origin_name: string }): string {
  return photo.name === descriptionOf(photo.origin_name) ? '' : photo.name;
}

/** The initial description of a new photo: its file's name without the extension. */
export function descriptionOf(fileName: string): string {
  return cutToCodePoints(fileName.replace(/\.[A-Za-z0-9]{1,5}$/, ''), TEXT.PHOTO_DESCRIPTION);
}
