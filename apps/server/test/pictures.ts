import sharp from 'sharp';

export interface PictureOptions {
  width?: number;
  height?: number;
  /** Distinguishes pictures. */
  seed?: number;
  /** `YYYY:MM:DD HH:MM:SS` as a camera writes it. */
  taken?: string;
  offset?: string;
  /** Written as the camera's model. */
  camera?: string;
  lens?: string;
  /** Written as the GPS position, degrees. */
  place?: { lat: number; lng: number } | undefined;
  /** Written as an XMP subject. */
  keyword?: string;
  /** Random pixels, the same for one seed: a file of many kilobytes. */
  noise?: boolean;
}

function xmpWith(keyword: string): string {
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:subject><rdf:Bag><rdf:li>${keyword}</rdf:li>
    </rdf:Bag></dc:subject></rdf:Description></rdf:RDF></x:xmpmeta>`;
}

function noisePixels(length: number, seed: number): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}

const GPS_PARTS = 1_000_000;

function positionTags({ lat, lng }: { lat: number; lng: number }) {
  const degrees = (value: number) => `${Math.round(Math.abs(value) * GPS_PARTS)}/${GPS_PARTS} 0/1 0/1`;
  return {
    GPSLatitudeRef: lat < 0 ? 'S' : 'N',
    GPSLatitude: degrees(lat),
    GPSLongitudeRef: lng < 0 ? 'W' : 'E',
    GPSLongitude: degrees(lng),
  };
}

/** A JPEG as a camera would write it, small and distinct. */
export async function makeJpeg(options: PictureOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const {
    width = 64,
    height = 48,
    seed = 1,
    taken,
    offset,
    camera,
    lens,
    place,
    keyword,
    noise = false,
  } = options;
  const background = { r: (seed * 53) % 256, g: (seed * 97) % 256, b: (seed * 193) % 256 };
  const image = noise
    ? sharp(noisePixels(width * height * 3, seed), { raw: { width, height, channels: 3 } }).jpeg()
    : sharp({ create: { width, height, channels: 3, background } }).jpeg();
  const exif = {
    ...(taken && { DateTimeOriginal: taken }),
    ...(offset && { OffsetTimeOriginal: offset }),
    ...(lens && { LensModel: lens }),
  };
  const blocks = {
    ...(Object.keys(exif).length > 0 && { IFD2: exif }),
    ...(camera && { IFD0: { Model: camera } }),
    ...(place && { IFD3: positionTags(place) }),
  };
  const dated = Object.keys(blocks).length > 0 ? image.withExif(blocks) : image;
  const bytes = await (keyword ? dated.withXmp(xmpWith(keyword)) : dated).toBuffer();
  return Uint8Array.from(bytes);
}

/** A picture with enough detail to be recognised in its copies; the seed decides what it shows. */
export async function makeScene({
  seed = 1,
  width = 640,
  height = 480,
  quality = 80,
  brightness = 1,
}: {
  seed?: number;
  width?: number;
  height?: number;
  quality?: number;
  brightness?: number;
} = {}): Promise<Uint8Array<ArrayBuffer>> {
  const [columns, rows] = [12, 9];
  const raw = { width: columns, height: rows, channels: 3 as const };
  const picture = sharp(noisePixels(columns * rows * raw.channels, seed), { raw })
    .resize(width, height, { fit: 'fill' })
    .modulate({ brightness })
    .jpeg({ quality });
  return Uint8Array.from(await picture.toBuffer());
}

/** A small TIFF, which browsers do not show. */
export async function makeTiff(): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 64, height: 48, channels: 3, background: '#a53' } as const;
  return Uint8Array.from(await sharp({ create }).tiff().toBuffer());
}

/**
 * A JPEG with all private data that a phone writes: location, serial number, names, and a movie after its end.
 */
export async function makePrivateJpeg(): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 64, height: 48, channels: 3, background: '#285' } as const;
  const picture = await sharp({ create })
    .jpeg()
    .withMetadata({
      orientation: 6,
      exif: {
        IFD0: { Make: 'SecretCam' },
        IFD2: { BodySerialNumber: 'SERIAL-77', DateTimeOriginal: '2020:05:01 10:00:00' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '31/1 13/1 4900/100',
          GPSLongitudeRef: 'E',
          GPSLongitude: '121/1 28/1 1100/100',
        },
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SERIAL-77</x:xmpmeta>')
    .toBuffer();
  return Uint8Array.from(Buffer.concat([picture, Buffer.from('hidden tail')]));
}
