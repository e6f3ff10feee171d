import type { ComponentType, ReactNode } from 'react';

/** One thing said in both languages of the documents. */
export type Words = readonly [zh: string, en: string];
/** A name as it stands in code, or keys, with what it is or does. */
export type Row = readonly [name: string, zh: string, en: string];
/** A rendered example of how to use it, or how not to. */
export type Example = { readonly say: Words; readonly show: ReactNode };

/** What the page of a whole screen says beside its stories; stands in `parameters.docs` of its stories. */
export type Screen = {
  /** What it is for, in a sentence. */
  readonly lead: Words;
  /** The stories show a harness whose props nobody uses. */
  readonly hideProps?: boolean;
};

/** What a primitive's page says beside its stories and props; stands in `parameters.guide` of its stories. */
export type Guide = Screen & {
  /** What is imported, where the page is not called by it. */
  readonly imports?: string;
  /** Its parts, from the outside in. */
  readonly anatomy: readonly Row[];
  /** Empty for what takes no focus. */
  readonly keys: readonly Row[];
  readonly good: readonly Example[];
  readonly bad: readonly Example[];
  /** Further components whose props are listed, by name. */
  readonly parts?: Readonly<Record<string, ComponentType<never>>>;
};
