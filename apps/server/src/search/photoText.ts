import type { FileRow } from '../db/schema.ts';
import { nameKey } from '../names.ts';
import { gramsOf } from './grams.ts';
import { spellingOf } from './names.ts';

/** The columns that a photo is found by, besides its albums and keywords. */
export type Searchable = Pick<FileRow, 'name' | 'name_key' | 'origin_name'> & {
  camera?: string | null;
  lens?: string | null;
};

const EXTENSION = /\.[A-Za-z0-9]{1,5}$/;

/** Description, file name, camera and lens of a photo, with the pinyin of both names, as grams. */
export function photoGrams({ name, name_key, origin_name, camera, lens }: Searchable): string {
  const fileName = origin_name.replace(EXTENSION, '');
  const spelled = [name_key, nameKey(fileName).key].map(spellingOf);
  const spellings = spelled.flatMap(({ full, initials }) => [full, initials]);
  return gramsOf([name, fileName, camera ?? '', lens ?? '', ...spellings].join(' '));
}
