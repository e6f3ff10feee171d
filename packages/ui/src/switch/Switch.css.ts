import { fallbackVar } from '@vanilla-extract/css';
import { choiceMark, edge, ground, onSelected, selected } from '../checkbox/choiceMark.css.ts';
import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

const { motion } = vars;

export const track = style([
  choiceMark,
  {
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    width: '36px',
    height: '20px',
    margin: '1px 0 0',
    borderRadius: vars.radius.full,
    border: `1px solid ${edge}`,
    background: fallbackVar(ground, vars.color.surfaceSunken),
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: '2px',
        insetInlineStart: '2px',
        width: '14px',
        height: '14px',
        borderRadius: '50%',
        background: edge,
        transition: `translate calc(${motion.feedback} * ${motion.travel}) ${motion.standard}`,
      },
      '&:checked': { background: selected, borderColor: selected },
      '&:checked::after': { background: onSelected, translate: '16px 0' },
      '&:dir(rtl):checked::after': { translate: '-16px 0' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&::after': { background: 'ButtonText' },
          '&:checked': { background: 'Highlight' },
          '&:checked::after': { background: 'HighlightText' },
        },
      },
    },
  },
]);
