import { vi } from 'vitest';

/** How images of an address load, and which were requested. */
export interface Asked {
  /** In the order of their requests. */
  addresses: string[];
  width: number;
  height: number;
  /** Whether the browser can read it. */
  readable: boolean;
  decode: () => Promise<void>;
}

/** Elements are real. Their images load at once in the given size, and are decoded by `decode`. */
export function stubImages(options: Partial<Asked> = {}): Asked {
  const asked: Asked = {
    addresses: [],
    width: 600,
    height: 400,
    readable: true,
    decode: async () => {},
    ...options,
  };
  vi.stubGlobal('Image', function fakeImage() {
    const image = document.createElement('img');
    const { width, height } = asked;
    Object.defineProperties(image, {
      src: {
        get: () => asked.addresses.at(-1),
        set(address: string) {
          asked.addresses.push(address);
          image.setAttribute('src', address);
          queueMicrotask(() => image.dispatchEvent(new Event(asked.readable ? 'load' : 'error')));
        },
      },
      naturalWidth: { value: width },
      naturalHeight: { value: height },
      decode: { value: () => asked.decode() },
    });
    return image;
  });
  return asked;
}
