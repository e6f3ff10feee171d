import { LAYOUT } from '@xiangji/api-client/contract';
import { LAYOUT_SHAPES, LAYOUT_SIZES, type LayoutChoice } from '@xiangji/blocks';
import { useLocalStorage } from '@xiangji/ui';

/** Layout of a photo list (spec §9 'Layout'). */
export type LayoutMode = LayoutChoice<(typeof LAYOUT.RATIOS)[number]>;

export const DEFAULT_LAYOUT: LayoutMode = { shape: 'auto', size: 'medium', ratio: '1:1' };

/** Reads a stored mode, such as `3 -2 4:3`; the default where it cannot be read. */
export function readLayoutMode(text: string | null): LayoutMode {
  const [type, level, ratio] = (text ?? '').split(' ');
  return {
    shape: LAYOUT_SHAPES.find((_, index) => String(index) === type) ?? DEFAULT_LAYOUT.shape,
    size: LAYOUT_SIZES.find((_, index) => String(index + LAYOUT.LEVEL_MIN) === level) ?? DEFAULT_LAYOUT.size,
    ratio: LAYOUT.RATIOS.find((candidate) => candidate === ratio) ?? DEFAULT_LAYOUT.ratio,
  };
}

const textOf = ({ shape, size, ratio }: LayoutMode) =>
  `${LAYOUT_SHAPES.indexOf(shape)} ${LAYOUT_SIZES.indexOf(size) + LAYOUT.LEVEL_MIN} ${ratio}`;

/** The mode of a list, stored in this browser by the list's key (spec §9 'stored locally per key'). */
export function useLayoutMode(list: string) {
  const [mode, store] = useLocalStorage(`xiangji.layout.${list}`, readLayoutMode);
  return [mode, (next: LayoutMode) => store(textOf(next))] as const;
}
