/** The rows of the table of props for types that have names. */
export const gridArgTypes = {
  layout: { control: 'inline-radio', options: ['rows', 'columns', 'masonry', 'squares'] },
  fit: { control: 'inline-radio', options: ['cover', 'contain'] },
  size: { control: 'inline-radio', options: ['xsmall', 'small', 'medium', 'large', 'xlarge'] },
  selectionMode: { control: 'inline-radio', options: ['none', 'toggle', 'always'] },
  aspect: { control: { type: 'number', min: 0.25, max: 4, step: 0.25 } },
  labels: {
    description: 'Texts to use in place of those of the provider’s language.',
  },
} as const;
