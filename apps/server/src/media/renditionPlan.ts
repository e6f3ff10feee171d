/** Widths made at upload, in pixels; a smaller picture gets its own width instead of a larger one. */
export const RENDITION_WIDTHS = [240, 480, 960, 1600] as const;

/** No WebP side may be longer. */
export const WEBP_MAX_SIDE = 16_383;
/** No JPEG side may be longer. */
const JPEG_MAX_SIDE = 65_500;

/** A size in whole pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The picture scaled to at most `width`, never enlarged, neither side beyond `maxSide`, neither below 1. */
export function fitWidth(picture: PixelSize, width: number, maxSide: number = WEBP_MAX_SIDE): PixelSize {
  const scale = Math.min(1, width / picture.width, maxSide / picture.width, maxSide / picture.height);
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
}

/** A width this little below the picture's own is left out: the picture itself serves as well. */
const NEARLY = 1.2;

/** The sizes to make, largest first, each width once. */
export function planSizes(picture: PixelSize): PixelSize[] {
  const own = fitWidth(picture, picture.width).width;
  const sizes = RENDITION_WIDTHS.map((width) => fitWidth(picture, width * NEARLY > own ? own : width));
  return [...new Map(sizes.map((size) => [size.width, size])).values()].sort((a, b) => b.width - a.width);
}

/** The full-size web copy: JPEG, or WebP when there is transparency to keep. */
export function planFull(picture: PixelSize, hasAlpha: boolean): PixelSize {
  return fitWidth(picture, picture.width, hasAlpha ? WEBP_MAX_SIDE : JPEG_MAX_SIDE);
}

/** Formats of renditions: WebP is made at upload, JPEG on demand for clients without WebP. */
export type RenditionFormat = 'webp' | 'jpeg';

/** `w480.webp`, `w480.jpg`. */
export function renditionName(width: number, format: RenditionFormat): string {
  return `w${width}.${format === 'webp' ? 'webp' : 'jpg'}`;
}

/** The width in a rendition's name; undefined for `full` and other files. */
export function widthOfName(name: string): number | undefined {
  const match = /^w(\d{1,5})\.(?:webp|jpg)$/.exec(name);
  return match ? Number(match[1]) : undefined;
}
