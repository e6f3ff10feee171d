/** Position of the sun in the generated pictures, in fractions of the width and height. */
const SUN = { x: 0.7, y: 0.28 };

/** A generated landscape of any size; nothing is fetched. */
export async function storyPicture(width: number, height: number, type = 'image/jpeg'): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  if (type === 'image/jpeg') paintSky(context, { width, height });
  const short = Math.min(width, height);
  context.fillStyle = 'hsl(44 90% 84%)';
  context.beginPath();
  context.arc(width * SUN.x, height * SUN.y, short * 0.1, 0, Math.PI * 2);
  context.fill();
  for (const [at, colour] of ['hsl(190 30% 46%)', 'hsl(180 32% 32%)', 'hsl(170 36% 20%)'].entries()) {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(0, height);
    for (let step = 0; step <= 60; step += 1) {
      const wave = Math.sin(step * 0.35 + at * 2) * 0.05 + Math.sin(step * 0.11 + at) * 0.08;
      context.lineTo((width * step) / 60, height * (0.56 + at * 0.13 + wave));
    }
    context.lineTo(width, height);
    context.fill();
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), type, 0.9);
  });
}

function paintSky(
  context: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
): void {
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, 'hsl(205 60% 62%)');
  sky.addColorStop(0.6, 'hsl(28 70% 82%)');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
}

const photos = {
  landscape: new URL('./photos/landscape.jpg', import.meta.url).href,
  turned: new URL('./photos/turned.jpg', import.meta.url).href,
  cmyk: new URL('./photos/cmyk.jpg', import.meta.url).href,
  transparent: new URL('./photos/transparent.png', import.meta.url).href,
  ten: new URL('./photos/ten.jpg', import.meta.url).href,
  portrait: new URL('../../../photo-viewer/src/stories/photos/portrait.jpg', import.meta.url).href,
  panorama: new URL('../../../photo-viewer/src/stories/photos/panorama.webp', import.meta.url).href,
  screenshot: new URL('../../../photo-viewer/src/stories/photos/screenshot.webp', import.meta.url).href,
  earth: new URL('../../../photo-viewer/src/stories/photos/earth.gif', import.meta.url).href,
  film: new URL('../../../photo-viewer/src/stories/photos/film.mp4', import.meta.url).href,
  live: new URL('../../../photo-viewer/src/stories/photos/live.jpg', import.meta.url).href,
  liveMovie: new URL('../../../photo-viewer/src/stories/photos/live.webm', import.meta.url).href,
};

/** A photograph from the folder of these stories or of the viewer's, as the file that a user selects. */
export async function storyPhoto(name: keyof typeof photos): Promise<Blob> {
  return (await fetch(photos[name])).blob();
}

/** Head of a JPEG that says: held sideways, to be turned clockwise by a quarter (EXIF orientation 6). */
const SIDEWAYS = [
  [0xff, 0xd8, 0xff, 0xe1, 0, 34],
  [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
  [0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
].flat();

/** A picture of 1000 × 3000 that a camera wrote lying, with as many bytes as one of a hundred megapixels. */
export async function storyHeavy(): Promise<Blob> {
  const lying = await storyPicture(3000, 1000);
  const parts = [new Uint8Array(SIDEWAYS), lying.slice(2), new Uint8Array(12_000_000)];
  return new Blob(parts, { type: lying.type });
}

/** A live photo in one file, as phones write it: the still, followed by the movie. */
export async function storyLivePair(): Promise<Blob> {
  return new Blob([await storyPhoto('live'), await storyPhoto('liveMovie')], { type: 'image/jpeg' });
}

/** The address of such a photograph. */
export const storyAddress = (name: keyof typeof photos) => photos[name];
