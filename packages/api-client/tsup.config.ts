import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/contract/index.ts', 'src/upload/index.ts'],
  format: 'esm',
  dts: true,
  clean: true,
  target: 'es2023',
  platform: 'neutral',
});
