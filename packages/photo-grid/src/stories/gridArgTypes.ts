/** The table's reader of types does not follow an array into another file. */
const ranges = { table: { type: { summary: 'SelectionRanges' } } };

/** The rows of the table of props for types that have names. */
export const gridArgTypes = {
  layout: { control: 'inline-radio', options: ['rows', 'columns', 'masonry', 'squares'] },
  fit: { control: 'inline-radio', options: ['cover', 'contain'] },
  size: { control: 'inline-radio', options: ['xsmall', 'small', 'medium', 'large', 'xlarge'] },
  selectionMode: { control: 'inline-radio', options: ['none', 'toggle', 'always'] },
  aspect: { control: { type: 'number', min: 0.25, max: 4, step: 0.25 } },
  source: { typeName: 'PhotoSource' },
  selection: ranges,
  defaultSelection: ranges,
  labels: {
    typeName: 'PhotoGridLabels',
    description: 'Texts to use in place of those of the provider’s language.',
  },
  controller: { typeName: 'GridController' },
} as const;
