import { cleanText, decodeUnlabelled } from './cleanText.ts';
import { blockOf, bytesOf, rawValue, type TagBlocks } from './readTags.ts';

// `KEYWORDS` of the contract, which decoder processes may not read.
const MAX_KEYWORDS = 100;
const MAX_KEYWORD_LENGTH = 60;

function fromIptc(tags: TagBlocks): string[] {
  const found = blockOf(tags, 'iptc').Keywords;
  const list = Array.isArray(found) ? found : [found];
  return list.flatMap((tag) => {
    const bytes = bytesOf(tag);
    return bytes ? [decodeUnlabelled(bytes)] : [];
  });
}

function fromXmp(tags: TagBlocks): string[] {
  const found = rawValue(blockOf(tags, 'xmp'), 'subject');
  const list: readonly unknown[] = Array.isArray(found) ? found : [{ value: found }];
  return list.flatMap((item) => {
    const value = typeof item === 'object' && item !== null && 'value' in item ? item.value : undefined;
    return typeof value === 'string' ? [value] : [];
  });
}

/** Keywords of IPTC, then of XMP, each once, cleaned; they become the photo's tags. */
export function readKeywords(tags: TagBlocks): string[] {
  const clean = [...fromIptc(tags), ...fromXmp(tags)].map((word) => cleanText(word, MAX_KEYWORD_LENGTH));
  return [...new Set(clean.filter((word) => word !== ''))].slice(0, MAX_KEYWORDS);
}
