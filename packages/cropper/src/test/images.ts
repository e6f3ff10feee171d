import { vi } from 'vitest';

/** What becomes of the pictures that are asked for by an address. */
export type Asked = {
  /** In the order in which they were asked for. */
  addresses: string[];
  width: number;
  height: number;
  /** Whether the browser can read it. */
  readable: boolean;
  decode: () => Promise<void>;
};

/** Elements are real; what a browser would load is there at once, of that size, and decoded when the test says so. */
export function stubImages(how: Partial<Asked> = {}): Asked {
  const asked: Asked = {
    addresses: [],
    width: 600,
    height: 400,
    readable: true,
    decode: async () => {},
    ...how,
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
