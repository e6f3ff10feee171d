/** The props of every field, where the docgen does not follow an `Omit`. */
export const fieldRows = {
  label: { table: { type: { summary: 'ReactNode' } } },
  hideLabel: {
    description: 'Speaks the label without showing it, where the place says it already.',
    table: { type: { summary: 'boolean' } },
  },
  hint: { table: { type: { summary: 'ReactNode' } } },
  error: {
    description: 'The error and how to correct it; from the form or from the server.',
    table: { type: { summary: 'ReactNode' } },
  },
  required: { table: { type: { summary: 'boolean' } } },
};
