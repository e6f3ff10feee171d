import type { Messages } from '../catalogue.ts';

export const dialogs: Messages['dialogs'] = {
  save: 'Save',
};
