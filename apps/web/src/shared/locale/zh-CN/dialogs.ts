export const dialogs = {
  save: '保存',
} as const;
