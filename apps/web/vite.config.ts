import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  build: { target: 'es2023', assetsInlineLimit: 0, sourcemap: true },
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/api', '/oapi', '/media', '/upload'].map((path) => [path, server])),
  },
});
