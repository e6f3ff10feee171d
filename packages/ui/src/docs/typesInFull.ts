import type { SBType, StrictArgTypes } from 'storybook/internal/types';

/** A longer type is a click away: the table keeps its columns. */
const LONGEST = 90;

/** One line of it, as one would write it oneself; what may be left out need not say so again. */
function written(type: SBType & { raw: string }): string {
  if (type.name === 'enum' && type.raw.startsWith('keyof '))
    return type.value.map((one) => `'${one}'`).join(' | ');
  const line = type.raw.replaceAll(/\s+/g, ' ').replace(/^\| /, '');
  if (type.required || (type.name !== 'union' && type.name !== 'enum')) return line;
  return line.replace(/^\((\(.*\) => \w+)\) \| undefined$/, '$1').replace(/ \| undefined$/, '');
}

/** What a recipe's keys leave unread, a story's own choices say: one of these. */
function oneOf(options: readonly unknown[]): string {
  return options.map((one) => (typeof one === 'string' ? `'${one}'` : String(one))).join(' | ');
}

const hasRaw = (type: SBType): type is SBType & { raw: string } => type.raw !== undefined;

/** Storybook's table says of most types of what kind they are, `union`; here they say what may be given. */
export function typesInFull(argTypes: StrictArgTypes): StrictArgTypes {
  const rows = Object.entries(argTypes).map(([name, row]) => {
    const { type, table, options } = row;
    if (!type && options) {
      return [name, { ...row, table: { ...table, type: { summary: oneOf(options) } } }] as const;
    }
    if (!type || !hasRaw(type)) return [name, row] as const;
    const line = written(type);
    const detail = type.name === 'enum' ? line : type.raw;
    const said = line.length <= LONGEST ? { summary: line } : { summary: type.name, detail };
    return [name, { ...row, table: { ...table, type: said } }] as const;
  });
  return Object.fromEntries(rows);
}
