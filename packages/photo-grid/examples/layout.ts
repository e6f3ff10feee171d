import { boxOfItem, gridMetrics, layoutGrid, withRatios } from '@xiangji/photo-grid/layout';

const metrics = gridMetrics({
  layout: 'rows',
  fit: 'contain',
  width: 1200,
  viewportWidth: 1280,
  viewportHeight: 800,
});
const estimated = layoutGrid({ sections: [{ key: 'a', count: 3, headed: true }], width: 1200, metrics });
const layout = withRatios(estimated, new Map([[0, Float32Array.of(1.5, 0.67, 1)]]));

/** { x, y, width, height } in pixels. */
export const third = boxOfItem(layout, 2);
