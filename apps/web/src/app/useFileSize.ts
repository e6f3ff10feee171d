import { useCallback } from 'react';
import { useFormatter } from 'use-intl';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const STEP = 1024;

/** Bytes as people read them: `2.1 MB`. */
export function useFileSize(): (bytes: number) => string {
  const format = useFormatter();
  return useCallback(
    (bytes) => {
      const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(STEP)), UNITS.length - 1);
      const unit = UNITS[power] ?? 'byte';
      const value = bytes / STEP ** power;
      const digits = value < 10 && power > 0 ? 1 : 0;
      return format.number(value, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
        maximumFractionDigits: digits,
      });
    },
    [format],
  );
}
