/** A drawn landscape as a data URL, so that stories need no files. `seed` chooses time of day and horizon. */
export function drawnPicture(seed: number, { width, height }: { width: number; height: number }): string {
  const hue = (seed * 53 + 24) % 360;
  const horizon = height * (0.42 + (seed % 5) * 0.06);
  const ridge = (y: number, lift: number) =>
    `M0 ${y}Q${width * 0.3} ${y - lift} ${width * 0.55} ${y}T${width} ${y - lift / 3}V${height}H0z`;
  const layers = [
    `<rect width="100%" height="100%" fill="hsl(${hue} 46% 84%)"/>`,
    `<circle cx="${width * 0.72}" cy="${horizon * 0.45}" r="${Math.min(width, height) * 0.07}" fill="hsl(${(hue + 50) % 360} 84% 95%)"/>`,
    `<path d="${ridge(horizon, height * 0.1)}" fill="hsl(${(hue + 150) % 360} 20% 58%)"/>`,
    `<path d="${ridge(horizon + height * 0.18, height * 0.08)}" fill="hsl(${(hue + 162) % 360} 24% 38%)"/>`,
  ].join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${layers}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A generated PNG file: one colour, of a given size. */
export async function pictureFile({ width, height }: { width: number; height: number }): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = 'seagreen';
  context?.fillRect(0, 0, width, height);
  const bytes = await new Promise<Blob | null>((settle) => canvas.toBlob(settle, 'image/png'));
  if (!bytes) throw new Error('The browser draws no picture');
  return new File([bytes], 'picture.png', { type: bytes.type });
}
