/** Spec §2: the first is the default. */
export const CATEGORIES = ['BASIC', 'VIP', 'OVERVIEW', 'SETTING', 'BILL', 'INVITATION'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The category of a path's segment in any case; the first one for an unknown segment. */
export function categoryOf(segment: string | undefined): Category {
  const wanted = segment?.toUpperCase();
  return CATEGORIES.find((category) => category === wanted) ?? CATEGORIES[0];
}

export const pathOf = (category: Category) => `/account/${category.toLowerCase()}`;
