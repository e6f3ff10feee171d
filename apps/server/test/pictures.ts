import sharp from 'sharp';

export interface PictureOptions {
  width?: number;
  height?: number;
  /** Tells pictures apart. */
  seed?: number;
  /** `YYYY:MM:DD HH:MM:SS` as a camera writes it. */
  taken?: string;
  offset?: string;
}

/** A JPEG as a camera would write it, small and distinct. */
export async function makeJpeg(options: PictureOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const { width = 64, height = 48, seed = 1, taken, offset } = options;
  const background = { r: (seed * 53) % 256, g: (seed * 97) % 256, b: (seed * 193) % 256 };
  const image = sharp({ create: { width, height, channels: 3, background } }).jpeg();
  const exif = { ...(taken && { DateTimeOriginal: taken }), ...(offset && { OffsetTimeOriginal: offset }) };
  const bytes = await (Object.keys(exif).length > 0 ? image.withExif({ IFD2: exif }) : image).toBuffer();
  return Uint8Array.from(bytes);
}

/** A small TIFF, which browsers do not show. */
export async function makeTiff(): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 64, height: 48, channels: 3, background: '#a53' } as const;
  return Uint8Array.from(await sharp({ create }).tiff().toBuffer());
}
