/** Returns whether a file can be read. A browser refuses to read one that changed on the disk after it was chosen. */
export function canRead(file: File): Promise<boolean> {
  const first = file.slice(0, 1).arrayBuffer();
  return first.then(
    () => true,
    () => false,
  );
}
