import { fromEvent } from 'file-selector';

/** The files of a drop or of a picker; walks through folders. */
export async function readFiles(event: Event): Promise<File[]> {
  const found = await fromEvent(event);
  return found.filter((entry) => entry instanceof File);
}
