import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { MANIFEST_NAME, type Manifest, manifest } from '../modules/account/export/manifest.ts';
import { readZip } from '../zip/readZip.ts';
import { CommandError } from './CommandError.ts';

/** One archive of an export. */
export interface ExportPart {
  manifest: Manifest;
  /** Opens a file by its path inside. Throws CommandError where it is missing. */
  open: (path: string) => Promise<Readable>;
  close: () => void;
}

/** Many times the list of the 20,000 photos of a part, in bytes: an archive may unpack to any length. */
const LARGEST_MANIFEST = 256 * 1024 * 1024;

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

async function openPart(path: string): Promise<ExportPart> {
  const zip = await readZip(path).catch((error: unknown) => {
    throw new CommandError(`${path} cannot be read: ${error instanceof Error ? error.message : 'unknown'}`);
  });
  const files = new Map(zip.files.map((file) => [file.name, file]));
  const contents = files.get(MANIFEST_NAME);
  if (contents && contents.size > LARGEST_MANIFEST)
    throw new CommandError(
      `${MANIFEST_NAME} in ${path} has ${contents.size} bytes; at most ${LARGEST_MANIFEST} can be read.`,
    );
  const read = manifest.safeParse(contents && parse(await text(await contents.open())));
  if (!read.success) {
    zip.close();
    throw new CommandError(
      `${path} is no download of everything: it has no ${MANIFEST_NAME} that can be read.`,
    );
  }
  return {
    manifest: read.data,
    async open(name) {
      const file = files.get(name);
      if (!file) throw new CommandError(`${name} is missing in ${path}.`);
      return file.open();
    },
    close: zip.close,
  };
}

/**
 * Opens the parts of one export in order. Throws CommandError where one is missing, duplicated, or of another export.
 */
export async function openParts(paths: readonly string[]): Promise<ExportPart[]> {
  const parts: ExportPart[] = [];
  try {
    for (const path of paths) parts.push(await openPart(path));
    parts.sort((a, b) => a.manifest.part - b.manifest.part);
    const [first] = parts;
    const fits = parts.every(
      ({ manifest: { part, exported } }, index) =>
        part === index + 1 && exported === first?.manifest.exported,
    );
    if (!fits || parts.length !== first?.manifest.parts)
      throw new CommandError('Give all parts of one download, each once.');
    return parts;
  } catch (error) {
    for (const part of parts) part.close();
    throw error;
  }
}
