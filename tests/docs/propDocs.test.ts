// Every member of the exported interfaces of a package has a sentence, which editors show to consumers.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../packages');
const PACKAGES = ['api-client', 'blocks', 'cropper', 'locale', 'photo-grid', 'photo-viewer', 'ui'];

/** The sources of a package's entries. */
function entriesOf(folder: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { exports: unknown };
  const paths = JSON.stringify(exports).match(/\.\/src\/[^"]+\.tsx?/g) ?? [];
  return [...new Set(paths)].map((path) => join(folder, path)).filter(existsSync);
}

/** `Interface.member` of every member without a doc comment. The name of a text (`…Labels`) explains itself. */
function undocumentedIn(folder: string): string[] {
  const config = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const entries = entriesOf(folder);
  const program = ts.createProgram(entries, options);
  const checker = program.getTypeChecker();
  const exported = entries.flatMap((entry) => {
    const source = program.getSourceFile(entry);
    const symbol = source && checker.getSymbolAtLocation(source);
    return symbol ? checker.getExportsOfModule(symbol) : [];
  });
  const types = exported.map((symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  );
  return [...new Set(types)]
    .filter(({ name }) => !name.endsWith('Labels'))
    .flatMap(({ name, declarations = [] }) =>
      declarations
        .filter(ts.isInterfaceDeclaration)
        .filter((declaration) => declaration.getSourceFile().fileName.startsWith(folder))
        .flatMap(({ members }) => [...members])
        .filter((member) => member.name && ts.getJSDocCommentsAndTags(member).length === 0)
        .map((member) => `${name}.${member.name?.getText()}`),
    );
}

test.each(PACKAGES)(
  'every member of the exported interfaces of %s has a sentence',
  { timeout: 60_000 },
  (name) => {
    expect(undocumentedIn(join(root, name))).toEqual([]);
  },
);
