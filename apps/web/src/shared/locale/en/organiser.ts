import type { Messages } from '../catalogue.ts';

export const organiser: Messages['organiser'] = {
  saved: 'Albums saved',
  takenBack: 'Back to what it was before saving',
  saveFailed: 'Not saved: {reason}. Your work is still here; try again.',
  leaveTitle: 'Discard unsaved changes?',
  leaveText: 'If you leave now, this arrangement is not saved.',
  leaveGo: 'Discard',
  leaveStay: 'Keep arranging',
};
