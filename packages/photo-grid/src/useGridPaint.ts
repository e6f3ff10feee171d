import { useLocalizedLabels } from '@xiangji/locale';
import { useMemo } from 'react';
import type { GridPaint } from './GridSection.tsx';
import { catalogues } from './labels.ts';
import type { PhotoGridProps } from './PhotoGridProps.ts';
import { standInHeight } from './virtual/ScrollSpace.ts';

/** Returns what the sections are rendered with: the same object while its values are the same. */
export function useGridPaint(
  props: PhotoGridProps,
  { list, layout, shift, failed }: Pick<GridPaint, 'list' | 'layout' | 'shift' | 'failed'>,
): GridPaint {
  const labels = useLocalizedLabels(catalogues, props.labels);
  const { isDisabled } = props;
  const { renderTile, tileProps, renderHeading, getHref, renderLink, sizes, imageProps, renderImage } = props;
  const selectable = (props.selectionMode ?? 'none') !== 'none';
  const markable = props.onFavoriteChange !== undefined;
  const single = props.maxSelected === 1;
  const airy = props.layout === 'squares' && props.fit === 'contain';
  const view = useMemo(
    () => ({ list, layout, shift, failed, length: standInHeight(layout.height) }),
    [list, layout, shift, failed],
  );
  const own = useMemo(
    () => ({ renderTile, tileProps, renderHeading, getHref, renderLink, sizes, imageProps, renderImage }),
    [renderTile, tileProps, renderHeading, getHref, renderLink, sizes, imageProps, renderImage],
  );
  return useMemo(
    () => ({ ...view, ...own, selectable, markable, single, isDisabled, labels, airy }),
    [view, own, selectable, markable, single, isDisabled, labels, airy],
  );
}
