import sharp from 'sharp';

/** A JPEG of coarse noise: as expensive to decode as a photograph. */
export function grain({ width, height }: { width: number; height: number }): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const small = { width: Math.round(width / 4), height: Math.round(height / 4) };
  return sharp({ create: { ...small, channels: 3, noise, background: '#000' }, limitInputPixels: false })
    .resize(width, height, { fit: 'fill' })
    .jpeg({ quality: 80 })
    .toBuffer();
}
