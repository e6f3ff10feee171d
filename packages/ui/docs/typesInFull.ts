import type { SBType, StrictArgTypes } from 'storybook/internal/types';

/** A longer type is a click away: the table keeps its columns. */
const LONGEST = 90;

/** Returns a type in one line, without the `undefined` of an optional prop. */
function written(type: SBType & { raw: string }): string {
  if (type.name === 'enum' && type.raw.startsWith('keyof '))
    return type.value.map((one) => `'${one}'`).join(' | ');
  const line = type.raw.replaceAll(/\s+/g, ' ').replace(/^\| /, '');
  if (type.required || (type.name !== 'union' && type.name !== 'enum')) return line;
  return line.replace(/^\((\(.*\) => \w+)\) \| undefined$/, '$1').replace(/ \| undefined$/, '');
}

/** Returns the union of a story's options, for a type that the docgen cannot read. */
function oneOf(options: readonly unknown[]): string {
  return options.map((one) => (typeof one === 'string' ? `'${one}'` : String(one))).join(' | ');
}

/** The default at the end of a description has a column of its own. */
const DEFAULT = /\s*Default:? ([^.]+)\.?$/;

type Row = StrictArgTypes[string];

/** The same row, its default in the column of defaults. */
function withDefault(row: Row): Row {
  const match = DEFAULT.exec(row.description ?? '');
  if (!match || row.table?.defaultValue) return row;
  const summary = match[1]?.replaceAll('`', '');
  const description = row.description?.slice(0, match.index);
  return { ...row, description, table: { ...row.table, defaultValue: { summary } } };
}

const hasRaw = (type: SBType): type is SBType & { raw: string } => type.raw !== undefined;

/** Storybook's table says of most types of what kind they are, `union`; here they say what may be given. */
export function typesInFull(argTypes: StrictArgTypes): StrictArgTypes {
  const rows = Object.entries(argTypes).map(([name, argType]) => {
    const row = withDefault(argType);
    const { type, table, options } = row;
    if (!type && options) {
      return [name, { ...row, table: { ...table, type: { summary: oneOf(options) } } }] as const;
    }
    if (!type || !hasRaw(type)) return [name, row] as const;
    const line = written(type);
    const detail = type.name === 'enum' ? line : type.raw;
    // A name that a story knows stands for all of it.
    if (row.typeName) {
      return [
        name,
        { ...row, table: { ...table, type: { summary: row.typeName, detail: type.raw } } },
      ] as const;
    }
    const shown = line.length <= LONGEST ? { summary: line } : { summary: type.name, detail };
    return [name, { ...row, table: { ...table, type: shown } }] as const;
  });
  return Object.fromEntries(rows);
}
