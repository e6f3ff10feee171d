/** Where the sun stands in the generated pictures, in fractions of the width and height. */
const SUN = { x: 0.7, y: 0.28 };
const JPEG_START = 2;

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

/** The same JPEG with an EXIF block that tells how it is to be turned (6: a quarter clockwise). */
export async function withOrientation(jpeg: Blob, orientation: number): Promise<Blob> {
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const block = new Uint8Array([0xff, 0xe1, 0, exif.length + 2, ...exif]);
  return new Blob([jpeg.slice(0, JPEG_START), block, jpeg.slice(JPEG_START)], { type: 'image/jpeg' });
}
