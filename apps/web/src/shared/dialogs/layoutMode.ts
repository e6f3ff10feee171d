import { LAYOUT } from '@xiangji/api-client/contract';
import { useCallback, useState } from 'react';

/** Layout of a photo list (spec §9 'Layout'): type 0–3, level −2…2, ratio of the grid's tiles. */
export interface LayoutMode {
  type: (typeof LAYOUT.MODES)[keyof typeof LAYOUT.MODES];
  level: number;
  ratio: (typeof LAYOUT.RATIOS)[number];
}

export const DEFAULT_LAYOUT: LayoutMode = { type: LAYOUT.MODES.AUTO, level: 0, ratio: '1:1' };

const keyOf = (list: string) => `xiangji.layout.${list}`;

/** The stored mode; the default where it cannot be read. */
export function readLayoutMode(text: string | null): LayoutMode {
  const [type, level, ratio] = (text ?? '').split(' ');
  const size = level === undefined || level === '' ? Number.NaN : Number(level);
  const fits = Number.isInteger(size) && size >= LAYOUT.LEVEL_MIN && size <= LAYOUT.LEVEL_MAX;
  return {
    type: Object.values(LAYOUT.MODES).find((mode) => String(mode) === type) ?? DEFAULT_LAYOUT.type,
    level: fits ? size : DEFAULT_LAYOUT.level,
    ratio: LAYOUT.RATIOS.find((candidate) => candidate === ratio) ?? DEFAULT_LAYOUT.ratio,
  };
}

/** The mode of a list, stored in this browser by the list's key (spec §9 'stored locally per key'). */
export function useLayoutMode(list: string): [LayoutMode, (mode: LayoutMode) => void] {
  const [, setRound] = useState(0);
  const choose = useCallback(
    (mode: LayoutMode) => {
      localStorage.setItem(keyOf(list), `${mode.type} ${mode.level} ${mode.ratio}`);
      setRound((round) => round + 1);
    },
    [list],
  );
  return [readLayoutMode(localStorage.getItem(keyOf(list))), choose];
}
