import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// One build per page: pages of one build share chunks, whose order is not the order of a page's imports.
export default defineConfig({
  plugins: [tailwind()],
  build: { emptyOutDir: false, rollupOptions: { input: process.env.PAGE } },
});
