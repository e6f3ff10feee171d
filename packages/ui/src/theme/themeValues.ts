import type { vars } from './contract.css.ts';

type Filled<Group> = { readonly [Key in keyof Group]: string };

/** The values of a theme: all colours (any CSS colour) and shadows. Scale, type and motion are shared by all themes. */
export interface ThemeValues {
  /** Every colour by its role. */
  readonly color: Filled<typeof vars.color>;
  /** Every shadow by its role. */
  readonly shadow: Filled<typeof vars.shadow>;
}
