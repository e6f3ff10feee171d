import { fileURLToPath, pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const FORMAT_TEXT = fileURLToPath(new URL('../src/shared/locale/formatText.ts', import.meta.url));
const CATALOGUE = /\/shared\/locale\/(messages|secondaryMessages)\.(zh-CN|en)\.ts$/;

interface Texts {
  readonly [key: string]: string | Texts;
}

function compiled(texts: Texts): unknown {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : compiled(text),
    ]),
  );
}

/** Reads the texts' ICU syntax when the application is built, so that no reader of it is sent to browsers. */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: FORMAT_TEXT }] },
    }),
    async load(id) {
      if (!CATALOGUE.test(id)) return undefined;
      const catalogues: Record<string, Texts> = await import(pathToFileURL(id).href);
      const lines = Object.entries(catalogues).map(
        ([name, texts]) => `export const ${name} = ${JSON.stringify(compiled(texts))};`,
      );
      return lines.join('\n');
    },
  };
}
