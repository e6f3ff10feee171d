/** The folder of Google Photos in a Takeout, in its languages. */
export const PHOTOS_FOLDER = /^Google[ _](?:Photos|相册|相簿|フォト|포토|Фото|Fotos|Foto|Zdjęcia)$/iu;

/** Returns whether the paths look like those of Google Takeout. */
export function isTakeout(paths: Iterable<string>): boolean {
  for (const path of paths) {
    if (/\.supplemental-metadata(?:\(\d+\))?\.json$/i.test(path)) return true;
    if (
      path
        .normalize()
        .split('/')
        .slice(0, -1)
        .some((name) => PHOTOS_FOLDER.test(name))
    )
      return true;
  }
  return false;
}

/** Returns whether a file is an archive by its name. */
export function isArchive(name: string): boolean {
  return /\.zip$/i.test(name);
}
