import { defineConfig } from 'tsup';

/** The server is bundled so that it starts fast; native and wasm packages stay outside. */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    xiangji: 'src/cli/main.ts',
    demo: 'src/demo/main.ts',
    'media-worker': 'src/media/worker.ts',
  },
  format: 'esm',
  target: 'node24',
  platform: 'node',
  clean: true,
  sourcemap: true,
  noExternal: [/^@xiangji\//],
});
