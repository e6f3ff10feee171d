import { CropArea, Cropper, en as cropperTexts, useCropper } from '@xiangji/cropper';
import { createGridController, en, PhotoAxis, PhotoGrid } from '@xiangji/photo-grid';
import { gridMetrics, layoutGrid } from '@xiangji/photo-grid/layout';
import { PhotoViewer, type ViewerItem, en as viewerTexts } from '@xiangji/photo-viewer';
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

function photo(index: number): ViewerItem {
  return {
    id: `p${index}`,
    width: 400,
    height: 300,
    type: 1,
    thumbnails: [[400, picture(index)]],
    name: `Photo ${index + 1}`,
  };
}

const metrics = gridMetrics({
  mode: 1,
  level: 0,
  ratio: '1:1',
  width: 1200,
  viewportWidth: 1280,
  viewportHeight: 800,
});
const layout = layoutGrid({ sections: [{ key: 'a', count: 10, headed: true }], width: 1200, metrics });

/** The area without its controls. */
function Area() {
  const cropper = useCropper({ image: picture(4), frameSize: { width: 160, height: 160 } });
  return <CropArea cropper={cropper} labels={{ ...cropperTexts, area: 'Area alone' }} />;
}

function App() {
  const [open, setOpen] = useState<number>();
  const [cropping, setCropping] = useState(false);
  const [controller] = useState(createGridController);
  return (
    <main>
      <Button onClick={() => setCropping(true)}>Crop</Button>
      <output aria-label="Pure layout">{layout.count}</output>
      {cropping && <Cropper image={picture(3)} defaultAspect={3 / 4} labels={cropperTexts} />}
      {cropping && <Area />}
      <PhotoGrid
        sections={sections}
        getItem={photo}
        dataVersion={1}
        labels={en}
        controller={controller}
        selectable
        onOpen={setOpen}
      />
      <div style={{ position: 'fixed', insetBlock: 0, insetInlineEnd: 0 }}>
        <PhotoAxis controller={controller} labels={en} />
      </div>
      <PhotoViewer
        open={open !== undefined}
        onOpenChange={() => setOpen(undefined)}
        count={COUNT}
        getItem={photo}
        index={open ?? 0}
        onIndexChange={setOpen}
        labels={viewerTexts}
      />
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />);
