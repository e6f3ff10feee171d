import { fallbackVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';
import { choiceMark, edge, ground, onSelected, selected } from './choiceMark.css.ts';

const { color, space } = vars;
const mark = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E") center / 100% no-repeat`;

export const row = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[2],
  minHeight: vars.size.controlSmall,
  paddingBlock: '3px',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'default', color: color.textMuted } },
});

export const box = style([
  choiceMark,
  {
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    width: '18px',
    height: '18px',
    margin: '2px 0 0',
    border: `1px solid ${edge}`,
    borderRadius: '4px',
    background: fallbackVar(ground, color.surfaceRaised),
    selectors: {
      '&:checked, &:indeterminate': { background: selected, borderColor: selected },
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        background: onSelected,
        visibility: 'hidden',
      },
      '&:checked::after': { visibility: 'visible', mask: mark('M3.5 8.5l3 3 6-7') },
      '&:indeterminate::after': { visibility: 'visible', mask: mark('M4 8h8') },
    },
    '@media': {
      '(forced-colors: active)': { appearance: 'auto', selectors: { '&::after': { content: 'none' } } },
    },
  },
]);
