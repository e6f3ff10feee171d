import type { Sprinkles } from '../theme/sprinkles.css.ts';

/**
 * Layout by the tokens of the theme. Most props also take a value for each width of the screen:
 * `padding={{ phone: 3, pc: 5 }}`.
 */
export interface LayoutProps {
  /** How the element is laid out. */
  display?: Sprinkles['display'];
  /** The direction of the children of a flex element. */
  flexDirection?: Sprinkles['flexDirection'];
  /** Whether the children of a flex element wrap. */
  flexWrap?: Sprinkles['flexWrap'];
  /** Alignment of the children across the direction. */
  alignItems?: Sprinkles['alignItems'];
  /** Distribution of the children along the direction. */
  justifyContent?: Sprinkles['justifyContent'];
  /** Alignment of the text. */
  textAlign?: Sprinkles['textAlign'];
  /** Space between the children, as a step of the theme. */
  gap?: Sprinkles['gap'];
  /** Space inside the element at all sides, as a step of the theme. */
  padding?: Sprinkles['padding'];
  /** Space inside the element at the start and at the end of a line. */
  paddingX?: Sprinkles['paddingX'];
  /** Space inside the element at the top and at the bottom. */
  paddingY?: Sprinkles['paddingY'];
  /** Space inside the element at the top. */
  paddingTop?: Sprinkles['paddingTop'];
  /** Space inside the element at the bottom. */
  paddingBottom?: Sprinkles['paddingBottom'];
  /** Space inside the element at the start of a line. */
  paddingInlineStart?: Sprinkles['paddingInlineStart'];
  /** Space inside the element at the end of a line. */
  paddingInlineEnd?: Sprinkles['paddingInlineEnd'];
  /** Space around the element at all sides, as a step of the theme or `auto`. */
  margin?: Sprinkles['margin'];
  /** Space around the element at the start and at the end of a line. */
  marginX?: Sprinkles['marginX'];
  /** Space around the element at the top and at the bottom. */
  marginY?: Sprinkles['marginY'];
  /** Space above the element. */
  marginTop?: Sprinkles['marginTop'];
  /** Space below the element. */
  marginBottom?: Sprinkles['marginBottom'];
  /** Space before the element in the direction of the text. */
  marginInlineStart?: Sprinkles['marginInlineStart'];
  /** Space after the element in the direction of the text. */
  marginInlineEnd?: Sprinkles['marginInlineEnd'];
  /** Background colour of the theme. */
  background?: Sprinkles['background'];
  /** Text colour of the theme. */
  color?: Sprinkles['color'];
  /** Radius of the corners, as defined by the theme. */
  borderRadius?: Sprinkles['borderRadius'];
  /** Shadow of the theme. */
  boxShadow?: Sprinkles['boxShadow'];
  /** Whether the element takes the free space of a flex parent. */
  flexGrow?: Sprinkles['flexGrow'];
  /** Whether the element becomes smaller if a flex parent has too little space. */
  flexShrink?: Sprinkles['flexShrink'];
  /** 0 allows the element to become narrower than its content. */
  minWidth?: Sprinkles['minWidth'];
  /** 0 allows the element to become lower than its content. */
  minHeight?: Sprinkles['minHeight'];
  /** Full width of the parent. */
  width?: Sprinkles['width'];
  /** Full height of the parent. */
  height?: Sprinkles['height'];
  /** Whether content that is too large is hidden or scrolls. */
  overflow?: Sprinkles['overflow'];
  /** Positioning of the element. */
  position?: Sprinkles['position'];
}
