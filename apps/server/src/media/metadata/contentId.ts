import { blockOf, bytesOf, type TagBlocks } from './readTags.ts';

const APPLE = 'Apple iOS\0';
const DIRECTORY_AT = 14;
const ENTRY_BYTES = 12;
const CONTENT_IDENTIFIER = 0x0011;
const ASCII = 2;
/** Apple writes a UUID in capitals. */
const UUID = /^[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}$/i;

/** A live-photo identifier when it has the form of one, in capitals. */
export function plausibleContentId(text: unknown): string | undefined {
  return typeof text === 'string' && UUID.test(text) ? text.toUpperCase() : undefined;
}

/** The identifier that ties the two halves of a live photo, from Apple's maker note (tag 17). */
export function readContentId(tags: TagBlocks): string | undefined {
  const bytes = bytesOf(blockOf(tags, 'exif').MakerNote);
  if (!bytes || bytes.length < DIRECTORY_AT + 2) return undefined;
  const note = Buffer.from(bytes);
  if (note.toString('latin1', 0, APPLE.length) !== APPLE) return undefined;
  const count = note.readUInt16BE(DIRECTORY_AT);
  for (let index = 0; index < count; index += 1) {
    const at = DIRECTORY_AT + 2 + index * ENTRY_BYTES;
    if (at + ENTRY_BYTES > note.length) return undefined;
    if (note.readUInt16BE(at) !== CONTENT_IDENTIFIER || note.readUInt16BE(at + 2) !== ASCII) continue;
    const start = note.readUInt32BE(at + 8);
    return plausibleContentId(
      note.toString('latin1', start, start + note.readUInt32BE(at + 4)).replace(/\0.*$/s, ''),
    );
  }
  return undefined;
}
