import { CropArea, Cropper, useCropper } from '@xiangji/cropper';
import { createGridController, PhotoGrid, PhotoScrubber } from '@xiangji/photo-grid';
import { gridMetrics, layoutGrid } from '@xiangji/photo-grid/layout';
import { createPagedSource } from '@xiangji/photo-grid/source';
import { type PhotoItem, PhotoViewer } from '@xiangji/photo-viewer';
import { Button } from '@xiangji/ui';
import '@xiangji/cropper/styles.css';
import '@xiangji/photo-grid/styles.css';
import '@xiangji/photo-viewer/styles.css';
import '@xiangji/ui/components.css';
import '@xiangji/ui/theme.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const COUNT = 5000;
const sections = Array.from({ length: 50 }, (_, i) => ({
  key: `${2026 - Math.floor(i / 12)}-${String(12 - (i % 12)).padStart(2, '0')}`,
  name: `Group ${i + 1}`,
  count: COUNT / 50,
}));

function picture(index: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="hsl(${(index * 47) % 360} 50% 50%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function photo(index: number): PhotoItem & { id: string } {
  return {
    id: `p${index}`,
    width: 400,
    height: 300,
    type: 'photo',
    src: picture(index),
    name: `Photo ${index + 1}`,
  };
}

/** A service that answers later. */
const source = createPagedSource({
  sections,
  keyOf: ({ id }: PhotoItem & { id: string }) => id,
  loadRange: async ({ start, end }) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return Array.from({ length: end - start }, (_, nth) => photo(start + nth));
  },
});

const metrics = gridMetrics({
  fit: 'contain',
  width: 1200,
  viewportWidth: 1280,
  viewportHeight: 800,
});
const layout = layoutGrid({ sections: [{ key: 'a', count: 10, headed: true }], width: 1200, metrics });

/** The area without its controls. */
function Area() {
  const cropper = useCropper({ image: picture(4), frameSize: { width: 160, height: 160 } });
  return <CropArea cropper={cropper} labels={{ area: 'Area alone' }} />;
}

function App() {
  const [open, setOpen] = useState<number>();
  const [cropping, setCropping] = useState(false);
  const [controller] = useState(createGridController);
  return (
    <main>
      <Button onClick={() => setCropping(true)}>Crop</Button>
      <output aria-label="Pure layout">{layout.count}</output>
      {cropping && <Cropper image={picture(3)} defaultAspect={3 / 4} />}
      {cropping && <Area />}
      <PhotoGrid source={source} controller={controller} selectionMode="toggle" onOpen={setOpen} />
      <div style={{ position: 'fixed', insetBlock: 0, insetInlineEnd: 0 }}>
        <PhotoScrubber controller={controller} />
      </div>
      <PhotoViewer
        open={open !== undefined}
        onOpenChange={() => setOpen(undefined)}
        source={source}
        index={open ?? 0}
        onIndexChange={setOpen}
      />
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />);
