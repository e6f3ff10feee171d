/** The name of a file, with its path if it lies in a folder. */
export interface FilePath {
  name: string;
  webkitRelativePath?: string;
  /** The path as file-selector adds it. */
  relativePath?: string;
  /** The path of an entry of an archive. */
  path?: string;
}

/**
 * Returns the folders of a file, such as `['Trip', 'Day 1']`. The result is empty for files that were picked one by
 * one.
 */
export function pathOf({ name, webkitRelativePath, relativePath, path = '' }: FilePath): string[] {
  const whole = webkitRelativePath || (relativePath ?? path);
  // The file name itself may contain slashes, which do not separate folders.
  const parts = whole.slice(0, Math.max(whole.length - name.length, 0)).split('/');
  return parts.filter((part) => part !== '' && part !== '.');
}
