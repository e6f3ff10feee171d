const MEBI = 1024 * 1024;

/** Limits of one upload. All sizes are checked before anything is decoded. */
export interface MediaLimits {
  /** Most bytes of a still picture or GIF. */
  readonly imageBytes: number;
  /** Most pixels of one frame. */
  readonly framePixels: number;
  /** Most pixels of all frames of an animation together. */
  readonly totalPixels: number;
  /** Most pixels of the formats decoded in WebAssembly (HEIC, BMP), which need 8 bytes a pixel. */
  readonly wasmPixels: number;
  /** Most bytes that the compressed text and colour profile chunks of a PNG may decompress to. */
  readonly inflatedChunkBytes: number;
  /**
   * Most processor time for one file in the decoder, in milliseconds; ten times as much in wall-clock time.
   */
  readonly timeMs: number;
  /** Most resident memory of one decoder process, in bytes. */
  readonly memoryBytes: number;
}

/** Defaults that accept real photographs of 100 megapixels and keep two decoders within 2 GB. */
export const DEFAULT_MEDIA_LIMITS: MediaLimits = {
  imageBytes: 200 * MEBI,
  framePixels: 100_000_000,
  totalPixels: 1_000_000_000,
  wasmPixels: 64_000_000,
  inflatedChunkBytes: MEBI,
  timeMs: 30_000,
  memoryBytes: 1024 * MEBI,
};
