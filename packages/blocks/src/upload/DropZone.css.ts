import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export const zone = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[6]} ${vars.space[4]}`,
  textAlign: 'center',
  background: vars.color.surfaceSunken,
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.card,
  transition: `background-color ${vars.motion.feedback} ${vars.motion.standard}`,
  selectors: { '&[data-over]': { background: vars.color.accentSoft, borderColor: vars.color.accent } },
});

export const zoneIcon = style({ width: '32px', height: '32px', color: vars.color.textMuted });
export const zoneTitle = style({ margin: 0, fontWeight: vars.fontWeight.medium });
export const zoneHint = style({
  margin: `0 0 ${vars.space[3]}`,
  textWrap: 'balance',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});

/** Hidden on phones and touch screens, where files cannot be dropped. */
export const mouseOnly = style({
  '@media': { [media.phone]: { display: 'none' }, [media.finger]: { display: 'none' } },
});

export const foldersTitle = style({ margin: 0, fontWeight: vars.fontWeight.medium });
export const folders = style({
  listStyle: 'none',
  margin: 0,
  padding: vars.space[3],
  display: 'grid',
  gap: vars.space[1],
  maxHeight: '200px',
  overflowY: 'auto',
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});
export const folder = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[3] });
export const folderName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
