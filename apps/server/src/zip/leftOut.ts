import { Readable } from 'node:stream';
import type { Language } from '../language.ts';
import type { ZipEntry } from './zipOf.ts';

const TEXTS = {
  zh: { name: '未包含的文件.txt', head: '以下文件在服务器上已损坏或丢失，未包含在内：' },
  en: {
    name: 'left-out-files.txt',
    head: 'These files are damaged or lost on the server and were left out:',
  },
} as const;

/** A text file of an archive. */
export function textEntry(name: string, text: string, mtime: number): ZipEntry {
  const bytes = Buffer.from(text);
  return { name, size: bytes.length, mtime, open: async () => Readable.from([bytes]) };
}

/** The file that names what is not in an archive; none for a complete one. */
export function leftOutNote(names: readonly string[], language: Language, mtime: number): ZipEntry[] {
  if (names.length === 0) return [];
  const { name, head } = TEXTS[language];
  // Windows' editor needs the mark to read UTF-8.
  return [textEntry(name, `\uFEFF${[head, ...names].join('\r\n')}\r\n`, mtime)];
}
