import { useViewer, type ViewerOptions } from '@xiangji/photo-viewer';

export function useZoomed(options: ViewerOptions) {
  const viewer = useViewer({ ...options, initialSize: { width: 800, height: 600 } });
  return { zoomIn: () => viewer.zoomTo(2, { x: 40, y: -10 }), view: viewer.view };
}
