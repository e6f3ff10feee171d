import type { ComponentType, ReactNode } from 'react';

/** A text in both languages of the documentation. */
export type Words = readonly [zh: string, en: string];
/** A name in code, or keys, with a description. */
export type Row = readonly [name: string, zh: string, en: string];
/** Selects the text in the language of the page. */
export type Translate = (zh: string, en: string) => string;
/** A rendered example of how to use it, or how not to. */
export interface Example {
  readonly text: Words;
  readonly show: (translate: Translate) => ReactNode;
}

/** A row of a props table that Storybook cannot extract: inherited, of a recipe, or of a type alone. */
export interface Prop {
  readonly name: string;
  readonly type: string;
  readonly description?: string;
  readonly defaults?: string;
  readonly required?: boolean;
}

/** The text on the page of a whole screen, in `parameters.docs` of its stories. */
export interface Screen {
  /** The purpose, in one sentence. */
  readonly lead: Words;
  /** The component of the stories is a wrapper, whose props are not listed. */
  readonly hideProps?: boolean;
}

/** The text on the page of a primitive, in `parameters.guide` of its stories. */
export type Guide = Screen & {
  /** Its parts, from the outside in. */
  readonly anatomy: readonly Row[];
  /** The stories' component is a wrapper: only the tables of parts and further props are listed. */
  readonly hideOwnProps?: boolean;
  /** Empty for components without focus. */
  readonly keys: readonly Row[];
  readonly good: readonly Example[];
  readonly bad: readonly Example[];
  /** The components whose props are listed, by name; the page's own one names its table. */
  readonly parts?: Readonly<Record<string, ComponentType<never>>>;
  /** Further rows of these tables, and tables of types that are not components, by name. */
  readonly props?: Readonly<Record<string, readonly Prop[]>>;
};
