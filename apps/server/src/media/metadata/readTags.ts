import ExifReader, { type ExpandedTags } from 'exifreader';

/** Tags of every block in a picture, by block; the values are as untrusted as the file. */
export type TagBlocks = ExpandedTags;
/** One block of tags, read by names that the library's types do not all know. */
export type TagBlock = Readonly<Record<string, unknown>>;

/**
 * Reads EXIF, IPTC and XMP. Broken metadata never rejects the picture: it counts as none. `xmp` is a packet found
 * elsewhere (GIF), read when the file itself has none.
 */
export async function readTags(file: Buffer, xmp?: Buffer): Promise<TagBlocks> {
  try {
    const tags = await ExifReader.load(file, { expanded: true, async: true });
    return xmp && !tags.xmp
      ? { ...tags, xmp: (await ExifReader.load(xmp, { expanded: true, async: true })).xmp }
      : tags;
  } catch {
    return {};
  }
}

/** A block as a plain record; an absent one is empty. */
export function blockOf(tags: TagBlocks, name: 'exif' | 'iptc' | 'xmp'): TagBlock {
  return (tags[name] ?? {}) as TagBlock;
}

/** The raw `value` of a tag, of any type. */
export function rawValue(block: TagBlock, name: string): unknown {
  const tag = block[name];
  return typeof tag === 'object' && tag !== null && 'value' in tag ? tag.value : undefined;
}

/** A tag's text: EXIF and XMP hold strings or one-string lists. */
export function textOf(block: TagBlock, name: string): string | undefined {
  const value = rawValue(block, name);
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : undefined;
}

function ratio(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [above, below] = value;
  return typeof above === 'number' && typeof below === 'number' && below !== 0 ? above / below : undefined;
}

/** A tag's finite number: plain, or one rational. */
export function numberOf(block: TagBlock, name: string): number | undefined {
  const found = ratio(rawValue(block, name));
  return found !== undefined && Number.isFinite(found) ? found : undefined;
}

/** A tag's list of rationals (GPS degrees or hours), or undefined when any of them is not a number. */
export function ratiosOf(block: TagBlock, name: string): readonly number[] | undefined {
  const value = rawValue(block, name);
  if (!Array.isArray(value)) return undefined;
  const numbers = value.map(ratio);
  return numbers.every((number) => number !== undefined && Number.isFinite(number))
    ? (numbers as number[])
    : undefined;
}

/** A tag's bytes (IPTC strings, maker notes). */
export function bytesOf(tag: unknown): Uint8Array | undefined {
  const value = typeof tag === 'object' && tag !== null && 'value' in tag ? tag.value : undefined;
  const bytes = Array.isArray(value) && value.every((item) => typeof item === 'number');
  return bytes ? Uint8Array.from(value) : undefined;
}
