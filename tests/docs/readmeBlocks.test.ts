// Every code block of a package's README compiles alone, in the package's own strict settings.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const PACKAGES = ['api-client', 'blocks', 'cropper', 'locale', 'photo-grid', 'photo-viewer', 'ui'];
const BLOCK = /^```(tsx?)\n([\s\S]*?)^```/gm;

/** The code blocks of a README, by a path in its package. */
function blocksOf(name: string): [path: string, code: string][] {
  const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
  return [...readme.matchAll(BLOCK)].map(([, extension, code = ''], index) => [
    join(root, 'packages', name, `readme-${index + 1}.${extension}`),
    `${code}\nexport {};\n`,
  ]);
}

function settingsOf(name: string): ts.CompilerOptions {
  const file = join(root, 'packages', name, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'packages', name)).options;
}

function errorsOf(blocks: ReadonlyMap<string, string>, options: ts.CompilerOptions): string[] {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => blocks.has(path) || fileExists.call(host, path);
  host.readFile = (path) => blocks.get(path) ?? readFile.call(host, path);
  // The stylesheets are only built; the consumer tests import them from the packed packages.
  const settings = { ...options, noEmit: true, noUnusedLocals: false, noUncheckedSideEffectImports: false };
  const program = ts.createProgram([...blocks.keys()], settings, host);
  return [...blocks.keys()].flatMap((path) => {
    const source = program.getSourceFile(path);
    return ts
      .getPreEmitDiagnostics(program, source)
      .map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  });
}

test.each(PACKAGES)('each code block of the README of %s compiles', { timeout: 60_000 }, (name) => {
  const blocks = new Map(blocksOf(name));
  expect(blocks.size).toBeGreaterThan(0);
  expect(errorsOf(blocks, settingsOf(name))).toEqual([]);
});
