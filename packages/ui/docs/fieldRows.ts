/** The props of every field, for components whose docgen does not resolve an `Omit`. */
export const fieldRows = {
  label: { table: { type: { summary: 'ReactNode' } } },
  hideLabel: {
    description: 'Shows the label to screen readers only, for fields that the context already names.',
    table: { type: { summary: 'boolean' } },
  },
  hint: { table: { type: { summary: 'ReactNode' } } },
  error: {
    description: 'The error and how to correct it; from the form or from the server.',
    table: { type: { summary: 'ReactNode' } },
  },
  required: { table: { type: { summary: 'boolean' } } },
};
