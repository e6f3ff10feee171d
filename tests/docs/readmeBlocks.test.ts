// Every code block of a package's README compiles alone, in the package's own strict settings.
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { blocksOf } from './readmeModules.ts';

const root = join(import.meta.dirname, '../..');
const PACKAGES = ['api-client', 'blocks', 'cropper', 'locale', 'photo-grid', 'photo-viewer', 'ui'];

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
