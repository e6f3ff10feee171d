export { type StyledMarkup, withoutStyleAttributes } from './withoutStyleAttributes.ts';
