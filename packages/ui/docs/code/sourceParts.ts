/** The top-level statements of a story file, for stories that need a component with state of their own file. */
export interface SourceParts {
  /** Declared names, with the text of their declaration. */
  readonly declared: ReadonlyMap<string, string>;
  /** Imported names, with their module. */
  readonly imported: ReadonlyMap<string, Imported>;
}

export interface Imported {
  readonly from: string;
  readonly type: boolean;
}

const DECLARED = /^(?:export )?(?:function|const|interface|type|class) (\w+)/;
const IMPORTED = /^import (type )?\{([^}]*)\} from '([^']+)';/;

/** Splits a formatted file: a statement starts at the margin, and its other lines are indented or close it. */
function statementsOf(text: string): string[] {
  const statements: string[] = [];
  for (const line of text.split('\n')) {
    const continues = line === '' || /^[\s})\]]/.test(line);
    if (continues && statements.length > 0) statements[statements.length - 1] += `\n${line}`;
    else statements.push(line);
  }
  return statements.map((statement) => statement.trim());
}

export function partsOf(text: string): SourceParts {
  const declared = new Map<string, string>();
  const imported = new Map<string, Imported>();
  for (const statement of statementsOf(text)) {
    const name = DECLARED.exec(statement)?.[1];
    if (name) declared.set(name, statement.replace(/^export /, ''));
    const [, types, names = '', from = ''] = IMPORTED.exec(statement.replaceAll(/\s+/g, ' ')) ?? [];
    for (const each of names.split(',').map((text) => text.trim())) {
      const type = Boolean(types) || each.startsWith('type ');
      if (each) imported.set(each.replace(/^type /, ''), { from, type });
    }
  }
  return { declared, imported };
}

const STRING = String.raw`('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\x60[^\x60]*\x60)`;
const TRANSLATED = new RegExp(String.raw`(?:translate|textOf)\(\s*\w+,\s*${STRING},\s*${STRING},?\s*\)`, 'g');

/** Replaces each text in two languages with that of `locale`. */
export function inLanguage(code: string, locale: string): string {
  return code
    .replaceAll(TRANSLATED, (_, zh: string, en: string) => (locale === 'en' ? en : zh))
    .replaceAll(/\{'([^'{}<>\\]*)'\}(?=\s*<)/g, '$1')
    .replaceAll(/(\s[\w-]+)=\{'([^'"\\]*)'\}/g, '$1="$2"');
}

interface Needed {
  readonly statements: readonly string[];
  readonly imports: readonly string[];
}

/**
 * The statements that components of a story file need, in the order of the file; nothing if one of them needs a
 * helper of the stories. `isPublic` tells which imports a reader has.
 */
export function neededBy(
  components: readonly string[],
  { declared, imported }: SourceParts,
  isPublic: (name: string) => boolean,
): Needed | undefined {
  const needed = new Map<string, string>();
  const imports = new Set<string>();
  let usable = true;
  const add = (name: string) => {
    const text = inLanguage(declared.get(name) ?? '', 'en');
    if (!text || needed.has(name) || name === 'meta') return;
    const words = [...new Set(text.match(/\b[A-Za-z_]\w*\b/g))];
    if (words.some((word) => imported.has(word) && !isPublic(word))) {
      // The sample data comes from helpers: in the code it is a variable without a declaration.
      if (/^[A-Z]/.test(name)) usable = false;
      return;
    }
    needed.set(name, text);
    for (const word of words) {
      if (imported.has(word)) imports.add(word);
      if (word !== name) add(word);
    }
  };
  for (const name of components) add(name);
  if (!usable) return undefined;
  const names = [...declared.keys()].filter((name) => needed.has(name));
  return { statements: names.map((name) => declared.get(name) ?? ''), imports: [...imports] };
}
