import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { field } from '../src/field/Field.css.ts';
import { media } from '../src/theme/breakpoints.ts';
import { vars } from '../src/theme/contract.css.ts';

const { color, space, fontSize, lineHeight, radius } = vars;

// Styles of the docs pages. Not layered, because Storybook's styles are not layered either.
export const page = style({
  display: 'grid',
  gap: space[7],
  gridTemplateColumns: 'minmax(0, 1fr)',
  color: color.text,
  fontFamily: vars.font.sans,
  fontSize: fontSize.body,
  lineHeight: lineHeight.body,
});

export const kicker = style({
  margin: 0,
  color: color.accentText,
  fontSize: fontSize.small,
  fontWeight: vars.fontWeight.medium,
});
export const heading = style({
  margin: `${space[1]} 0 ${space[3]}`,
  fontSize: 36,
  lineHeight: 1.2,
  fontWeight: vars.fontWeight.strong,
  textWrap: 'balance',
  '@media': { [media.phone]: { fontSize: vars.fontSize.display } },
});
// A title that is too long breaks between its languages first.
export const headingOther = style({
  display: 'inline-block',
  color: color.textMuted,
  fontWeight: vars.fontWeight.regular,
});
export const lead = style({
  margin: 0,
  maxWidth: '40em',
  fontSize: fontSize.lead,
  lineHeight: lineHeight.lead,
  textWrap: 'pretty',
});
export const other = style({
  display: 'block',
  color: color.textMuted,
  // The text runs from left to right, and starts where the page does.
  selectors: { ":root[dir='rtl'] &": { textAlign: 'right' } },
});
export const importLine = style({
  display: 'inline-block',
  marginTop: space[4],
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.control,
  background: color.surfaceSunken,
  color: color.text,
  fontFamily: vars.font.mono,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
});

export const section = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' });
export const sectionTitle = style({
  margin: 0,
  paddingBottom: space[2],
  borderBottom: `1px solid ${color.border}`,
  fontSize: fontSize.title,
  lineHeight: lineHeight.title,
  fontWeight: vars.fontWeight.strong,
});
export const storyTitle = style({
  margin: `0 0 ${space[2]}`,
  fontSize: fontSize.body,
  fontWeight: vars.fontWeight.strong,
});

export const rows = style({ margin: 0, display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(140px, 220px) minmax(0, 1fr)',
  gap: `${space[1]} ${space[5]}`,
  padding: `${space[3]} 0`,
  borderBottom: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const rowName = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], alignItems: 'flex-start' });
export const code = style({
  fontFamily: vars.font.mono,
  fontSize: fontSize.small,
  color: color.accentText,
  overflowWrap: 'anywhere',
});
export const rowWords = style({ margin: 0 });

export const examples = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
});
export const example = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  margin: 0,
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
});
export const preview = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 128,
  minWidth: 0,
  padding: space[4],
  overflow: 'hidden',
});
// A field is as wide as its container; a centred one would be as wide as its own text.
globalStyle(`${preview} > :is(.${field}, :has(> .${field}))`, { width: '100%', maxWidth: 320 });
export const opened = style({ display: 'grid', justifyItems: 'start', gap: 6, maxWidth: '100%' });
export const openedAbove = style({ justifyItems: 'center' });
/** A button centres its own text. */
export const drawnPress = style({ display: 'grid', placeItems: 'center' });
export const verdict = styleVariants({
  good: { borderTop: `3px solid ${color.positive}` },
  bad: { borderTop: `3px solid ${color.critical}` },
});
export const figcaption = style({ padding: `${space[3]} ${space[4]}`, fontSize: fontSize.small });
export const mark = styleVariants({
  good: { color: color.positiveText, fontWeight: vars.fontWeight.strong },
  bad: { color: color.criticalText, fontWeight: vars.fontWeight.strong },
});
export const note = style({ margin: 0, color: color.textMuted });

// A README or the changelog. Storybook's own rules for its blocks have a higher specificity.
export const readme = style({ color: color.text, fontFamily: vars.font.sans });
const inReadme = (part: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`.sbdocs-content .${readme} ${part}`, rule);
const text = ':is(p, li, td, th, h2, h3, h4)';
inReadme(text, { color: color.text, fontFamily: vars.font.sans });
inReadme(':is(p, li)', { fontSize: fontSize.body, lineHeight: lineHeight.body });
inReadme(':is(td, th)', {
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.border}`,
  fontSize: fontSize.small,
});
inReadme('table', { display: 'block', overflowX: 'auto' });
inReadme('tr', { border: 0, background: 'none' });
inReadme('tr:nth-of-type(2n)', { background: color.surfaceSunken });
inReadme('th', { background: color.surfaceSunken, textAlign: 'start' });
inReadme(':not(pre) > code', {
  padding: '1px 4px',
  border: 0,
  borderRadius: radius.control,
  background: color.surfaceSunken,
  color: color.accentText,
  fontSize: fontSize.small,
  whiteSpace: 'break-spaces',
  overflowWrap: 'anywhere',
});
inReadme('a', { color: color.accentText });
inReadme('h2', { marginBlock: `${space[7]} ${space[3]}`, fontSize: fontSize.title });
inReadme('h3', { marginBlock: `${space[5]} ${space[2]}`, fontSize: fontSize.body });

// Foundations.
export const tiles = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(156px, 44%), 1fr))',
});
export const tile = style({ display: 'grid', gap: space[1], alignContent: 'start', minWidth: 0 });
export const swatch = style({
  height: 56,
  borderRadius: radius.control,
  border: `1px solid ${color.border}`,
});
export const caption = style({
  fontSize: fontSize.caption,
  lineHeight: lineHeight.caption,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const tileName = style({
  fontSize: fontSize.small,
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
});
export const themePane = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  borderRadius: radius.card,
  border: `1px solid ${color.border}`,
  background: color.surface,
  color: color.text,
});
export const paneGrid = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
});
export const pair = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.control,
  fontSize: fontSize.caption,
  fontVariantNumeric: 'tabular-nums',
});
// Storybook's table draws its edge outside of itself.
export const table = style({ overflowX: 'auto', padding: '1px 2px 6px' });

export const frame = style({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
});
/** As much as Storybook leaves around a story in an iframe. */
const withPadding = { padding: space[4] };
/** An iframe wider than the page can be scrolled. */
export const scrollFrame = style({ overflowX: 'auto' });
/** The names of stories in columns; an open story is as wide as the page. */
export const stories = style({
  display: 'grid',
  columnGap: space[5],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
});
export const story = style({
  minWidth: 0,
  borderBottom: `1px solid ${color.border}`,
  selectors: { '&[open]': { gridColumn: '1 / -1', paddingBottom: space[4] } },
});
export const storySummary = style({
  padding: `${space[3]} 0`,
  cursor: 'pointer',
  ':hover': { color: color.accentText },
});
export const storyStage = styleVariants({
  padded: [frame, withPadding],
  centered: [frame, { ...withPadding, display: 'grid', justifyItems: 'center' }],
  fullscreen: [frame, { overflow: 'hidden' }],
});
export const codeBlock = style({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surfaceSunken,
  fontSize: fontSize.small,
  '@media': { [media.padDown]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const copy = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  // On a phone or tablet the lines are as long as the block: the button is in a row of its own above them.
  '@media': { [media.padDown]: { position: 'static', order: -1, justifySelf: 'end', margin: space[2] } },
});

// Storybook's own blocks on a phone: nothing may be wider than the screen.
globalStyle('.sbdocs.sbdocs-content', { maxWidth: 1040 });
globalStyle('.sbdocs.sbdocs-wrapper', {
  background: color.surface,
  '@media': { [media.phone]: { padding: `${space[5]} ${space[4]}` } },
});
// Storybook's own rule for the margin has a higher specificity: every heading has the same distance to its content.
globalStyle('.sbdocs-content .docblock-argstable', {
  margin: '0 !important',
  '@media': { [media.padDown]: { display: 'block' } },
});
// A phone or tablet has no space for three columns: name, description and default are stacked.
const stacked = (part: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`.sbdocs-content .docblock-argstable ${part}`, { '@media': { [media.padDown]: rule } });
stacked('thead', { display: 'none' });
stacked('tr', { display: 'block', padding: `${space[3]} 0`, borderBlockStart: `1px solid ${color.border}` });
stacked('tr:first-child', { paddingTop: 0, borderBlockStart: 0 });
stacked('tbody td', {
  display: 'block',
  width: 'auto !important',
  padding: '2px 0 !important',
  border: '0 !important',
  background: 'none !important',
  boxShadow: 'none !important',
  filter: 'none !important',
});
stacked('tbody', { display: 'block', filter: 'none !important' });
stacked('tbody td:last-of-type:not(:has(div))', { display: 'none' });
stacked('tbody td:last-of-type::before', { content: '"Default"', color: color.textMuted });
globalStyle('.sbdocs-content .sbdocs-preview', { margin: 0, background: color.surface });
globalStyle('.sbdocs-content .toc-wrapper', { fontFamily: vars.font.sans });
// Storybook draws the line of its table of contents in its own greys, brighter for hidden sections.
globalStyle('.sbdocs-wrapper nav .toc-wrapper .toc-list', { borderLeftColor: `${color.border} !important` });
globalStyle('.sbdocs-wrapper nav .toc-wrapper .toc-list-item::before', {
  borderLeftColor: `${color.accent} !important`,
});
globalStyle('.sbdocs-wrapper #table-of-contents', {
  marginBottom: space[2],
  fontFamily: vars.font.sans,
  fontSize: fontSize.caption,
  fontWeight: vars.fontWeight.strong,
});
globalStyle(":root[lang='en'] #table-of-contents [lang='zh-CN']", { display: 'none' });
// The headings of Storybook's table are English.
const columns = ['名称 ', '说明 ', '默认 '];
for (const [index, text] of columns.entries())
  globalStyle(
    `:root[lang='zh-CN'] .docblock-argstable-head th:nth-child(${index + 1}) > :first-child::before`,
    {
      content: `"${text}"`,
    },
  );
globalStyle(":root[lang='zh-CN'] .sbdocs-content .docblock-argstable tbody td:last-of-type::before", {
  '@media': { [media.padDown]: { content: '"默认 Default"' } },
});
// A page with one section has no table of contents.
globalStyle('.sbdocs-wrapper nav:has(> .toc-wrapper:empty)', { display: 'none' });
