import { readFile } from 'node:fs/promises';
import type { EnvironmentOptions, Manifest, Plugin } from 'vite';
import type { FirstFiles } from './firstFiles.ts';

const NAME = 'virtual:first-files';
const FOLDER = 'dist/.vite';

async function readJson<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(`${FOLDER}/${name}`, 'utf8')) as T;
}

/** Names the files that the client's build has written for the first screens to the service worker. */
export function firstFilesForWorker(): Plugin {
  return {
    name: 'first-files-for-worker',
    applyToEnvironment: ({ name }) => name === 'serviceWorker',
    resolveId: (id) => (id === NAME ? id : null),
    async load(id) {
      if (id !== NAME) return null;
      const manifest = await readJson<Manifest>('manifest.json');
      const { screens, texts, secondaryTexts } = await readJson<FirstFiles>('first-files.json');
      const entry = manifest['index.html'];
      const chunks = [entry, ...(entry?.imports ?? []).map((key) => manifest[key])];
      const files = [
        ...chunks
          .flatMap((chunk) => (chunk ? [chunk.file, ...(chunk.css ?? [])] : []))
          .map((file) => `/${file}`),
        ...[screens, texts, secondaryTexts]
          .flatMap((group) => Object.values(group))
          .flatMap(({ scripts, styles }) => [...scripts, ...styles]),
      ];
      return `export const firstFiles = ${JSON.stringify([...new Set(files)])};`;
    },
  };
}

/** One script without imports, at the root so that its scope is every page. */
export const serviceWorkerEnvironment: EnvironmentOptions = {
  consumer: 'client',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    sourcemap: true,
    rolldownOptions: {
      input: { 'service-worker': 'service-worker/serviceWorker.ts' },
      output: { format: 'iife', entryFileNames: '[name].js', codeSplitting: false, minify: true },
    },
  },
};
