export { AccountMenu } from './AccountMenu.tsx';
export { type AccountMenuLabels, accountMenuLabels } from './labels.ts';
export type { AccountMenuProps } from './types.ts';
