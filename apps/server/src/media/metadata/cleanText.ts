import { TextDecoder } from 'node:util';

/** Controls, surrogate halves, bidi overrides and isolates, zero-width marks that hide text, U+FFFD. */
const UNWANTED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Cs}/gu;

/**
 * A hostile string made inert for storage and display: no control or direction characters, single
 * spaces, NFC, at most `maxLength` characters (code points).  Markup stays plain text; the caller
 * must show it as text. Returns '' for a string that carries U+FFFD: damage is dropped, never kept.
 */
export function cleanText(raw: string, maxLength: number): string {
  if (raw.includes('\ufffd')) return '';
  const plain = raw.replace(UNWANTED, ' ').replace(/\s+/g, ' ').trim().normalize('NFC');
  return plain.length <= maxLength ? plain : [...plain].slice(0, maxLength).join('').trim();
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
const strictGbk = new TextDecoder('gb18030', { fatal: true });
const western = new TextDecoder('windows-1252');

/** Both bytes of every character in the range of GB 2312, which Chinese keywords use. */
function looksLikeGb2312(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    const trail = bytes[at + 1] ?? 0;
    if (lead < 0xa1 || lead > 0xf7 || trail < 0xa1 || trail > 0xfe) return false;
    at += 1;
  }
  return true;
}

function attempt(decoder: TextDecoder, bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Text of unknown encoding, as IPTC keywords often are: UTF-8 when it is valid, else GBK when every
 * character is an everyday Chinese one, else Western; never a replacement character.
 */
export function decodeUnlabelled(bytes: Uint8Array): string {
  const utf8 = attempt(strictUtf8, bytes);
  if (utf8 !== undefined) return utf8;
  const gbk = looksLikeGb2312(bytes) ? attempt(strictGbk, bytes) : undefined;
  return gbk ?? western.decode(bytes);
}
