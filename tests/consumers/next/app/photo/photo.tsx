'use client';
import { Cropper } from '@xiangji/cropper';
import { PhotoViewer } from '@xiangji/photo-viewer';

function image(width: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width / 2}"><rect width="100%" height="100%" fill="teal"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const photo = {
  ...{ id: 'lake', src: image(4000), width: 4000, height: 2000, alt: 'Lake' },
  srcSet: [400, 800, 1600, 3200].map((width) => ({ src: image(width), width })),
};

/** The two other packages that a server renders: a viewer in the page, and a cropper. */
export function Photo() {
  return (
    <>
      <PhotoViewer mode="inline" photos={[photo]} style={{ height: 300 }} />
      <Cropper image={photo.src} />
    </>
  );
}
