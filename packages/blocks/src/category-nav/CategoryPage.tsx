import type { ReactNode } from 'react';
import { CategoryNav, type CategoryNavProps } from './CategoryNav.tsx';
import * as css from './CategoryPage.css.ts';

export interface CategoryPageProps extends CategoryNavProps {
  /** The sections of the current category. */
  children: ReactNode;
}

/** A page with categories, such as account settings: the navigation, and the sections of the current category. */
export function CategoryPage({ children, ...props }: CategoryPageProps) {
  return (
    <div className={css.page}>
      <CategoryNav {...props} />
      <div className={css.content}>{children}</div>
    </div>
  );
}
