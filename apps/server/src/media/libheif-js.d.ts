declare module 'libheif-js/wasm-bundle.js' {
  /** Four bytes a pixel, rows from the top. */
  interface Pixels {
    readonly width: number;
    readonly height: number;
    readonly data: Uint8ClampedArray;
  }
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills `target` and passes it on; null where the image cannot be decoded. */
    display(target: Pixels, done: (pixels: Pixels | null) => void): void;
    free(): void;
  }
  interface HeifDecoder {
    /** The context in WebAssembly memory; null before the first file. */
    readonly decoder: { delete(): void } | null;
    /** The images that are no thumbnails, tiles or depth maps, by their ids. Empty for a broken file. */
    decode(file: Uint8Array): HeifImage[];
  }
  const libheif: { readonly ready: Promise<unknown>; readonly HeifDecoder: new () => HeifDecoder };
  export default libheif;
}
