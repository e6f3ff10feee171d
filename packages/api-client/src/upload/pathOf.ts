/**
 * Returns the folders of a file, such as `['Trip', 'Day 1']`. The result is empty for files that were picked one by
 * one.
 */
export function pathOf(file: File): string[] {
  const { relativePath = '' } = file as File & { relativePath?: string };
  const whole = file.webkitRelativePath || relativePath;
  // The file name itself may contain slashes, which do not separate folders.
  const parts = whole.slice(0, Math.max(whole.length - file.name.length, 0)).split('/');
  return parts.filter((part) => part !== '' && part !== '.');
}
