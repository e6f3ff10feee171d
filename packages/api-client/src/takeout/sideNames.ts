/** Ends of the names of copies that Google Photos edited, in its languages. */
const EDITED = [
  ...['edited', 'effects', 'smile', 'mix', '已修改', '已编辑', '编辑', '已編輯', '編集済み', '수정됨'],
  ...['bearbeitet', 'modifié', 'editado', 'ha editado', 'editada', 'editat', 'modificato', 'bewerkt'],
  ...['edytowane', 'изменено', 'redigerad', 'redigeret', 'redigert', 'düzenlendi', 'muokattu', 'upraveno'],
];
const EDITED_END = new RegExp(`-(?:${EDITED.join('|')})$`, 'iu');
const NUMBER_END = /\((\d+)\)$/;
const SUFFIX = '.supplemental-metadata';
/** Google cuts the name of a side file, without `.json`, to this length. */
const CUT = 46;

/** The name of a file in parts: `IMG_1-edited(2).jpg` is `IMG_1`, `2`, `.jpg`, edited. */
export interface NameParts {
  /** The name without number, mark of an edited copy, and extension. */
  base: string;
  /** The number of a file of the same name, such as `2`; empty for the first one. */
  number: string;
  /** The extension with its dot. */
  extension: string;
  isEdited: boolean;
}

/** Takes the name of a photo or a movie apart. */
export function partsOf(name: string): NameParts {
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 ? name.slice(dot) : '';
  const stem = dot > 0 ? name.slice(0, dot) : name;
  const numbered = stem.replace(NUMBER_END, '');
  const base = numbered.replace(EDITED_END, '');
  // The number stands after the mark or before it.
  const number = (NUMBER_END.exec(stem) ?? (base === numbered ? null : NUMBER_END.exec(base)))?.[1] ?? '';
  const isEdited = base !== numbered;
  return { base: isEdited ? base.replace(NUMBER_END, '') : base, number, extension, isEdited };
}

/**
 * Returns the names that a side file of the photo `name` may have, best first and without `.json`. The suffix may be cut
 * to any length; `IMG_1(2).jpg` belongs to `IMG_1.jpg.supplemental-metadata(2).json`.
 */
export function sideNamesOf(name: string, number: string): string[] {
  const whole = name + SUFFIX;
  // Long names leave no room for the suffix, and may be cut themselves.
  const shortest = Math.min(name.length, CUT);
  const names: string[] = [];
  for (let length = whole.length; length >= shortest; length -= 1) names.push(whole.slice(0, length));
  const mark = number && `(${number})`;
  return names.map((one) => one + mark);
}

/** Returns whether the name of a side file was cut within the name of its photo, so that others may share it. */
export function isCut(name: string): boolean {
  return name.length > CUT;
}

/** Returns whether a side file, named without `.json`, belongs to a later file of one name. */
export function isNumbered(name: string): boolean {
  return NUMBER_END.test(name);
}

/** Google replaces in names of files what systems do not allow. */
function fileNameOf(title: string): string {
  return title.replace(/[%&\\/:*?"'<>|]/g, '_').toLowerCase();
}

/** The beginning that a title and the name of its file share, although the name may be cut. */
export function titleKey(title: string): string {
  return fileNameOf(title).slice(0, CUT);
}

/** Returns whether a title is that of the photo `name`, whose own name may be cut. */
export function isTitleOf(title: string, name: string): boolean {
  const [whole, cut] = [partsOf(fileNameOf(title)), partsOf(fileNameOf(name))];
  return (
    whole.extension === cut.extension &&
    (isCut(name) ? whole.base.startsWith(cut.base) : fileNameOf(title) === fileNameOf(name))
  );
}
