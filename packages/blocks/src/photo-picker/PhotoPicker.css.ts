import { vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export const picker = style({ display: 'grid', gap: vars.space[2] });

export const photos = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: vars.space[1],
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  maxHeight: '50dvh',
  overflowY: 'auto',
});

export const photo = style({
  width: '100%',
  padding: 0,
  overflow: 'hidden',
  aspectRatio: '1 / 1',
  background: vars.color.surfaceHover,
  // The list clips everything outside its box, so the outline is drawn inside.
  selectors: { '&:focus-visible': { outlineOffset: '-3px', outlineWidth: '3px' } },
});

export const thumbnail = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const note = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.fontSize.small });
