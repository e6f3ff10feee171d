/** The table's reader of types does not follow an array into another file. */
const ranges = { table: { type: { summary: 'SelectionRanges' } } };

/** What the table of props tells of types that have names. */
export const gridArgTypes = {
  selection: ranges,
  defaultSelection: ranges,
  labels: {
    typeName: 'PhotoGridLabels',
    description: 'Every text: `zhCN`, `en`, or your own. Default `zhCN`.',
  },
  controller: { typeName: 'GridController' },
  loadIds: { typeName: 'LoadIds' },
};
