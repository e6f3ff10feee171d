import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/contract/index.ts',
    'src/contract/errorCodes.ts',
    'src/import/index.ts',
    'src/takeout/index.ts',
    'src/takeout/worker.ts',
    'src/upload/index.ts',
  ],
  format: 'esm',
  dts: true,
  clean: true,
  sourcemap: true,
  target: 'es2023',
  platform: 'neutral',
  // Its entry for Node is broken; pages over plain http load the chunk.
  noExternal: ['jsencrypt'],
});
