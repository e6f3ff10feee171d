import { formattersOf } from '@xiangji/ui';
import { useLocale } from 'use-intl';

/** Bytes in words: `2.1 MB`. */
export function useFileSize(): (bytes: number) => string {
  return formattersOf(useLocale()).fileSize;
}
