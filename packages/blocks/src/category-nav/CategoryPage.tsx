import type { ReactNode } from 'react';
import { CategoryNav, type CategoryNavProps } from './CategoryNav.tsx';
import * as css from './CategoryPage.css.ts';

export interface CategoryPageProps extends CategoryNavProps {
  /** The sections of the category that is shown. */
  children: ReactNode;
}

/** A page of categories, such as an account: their names, and the sections of one. */
export function CategoryPage({ children, ...props }: CategoryPageProps) {
  return (
    <div className={css.page}>
      <CategoryNav {...props} />
      <div className={css.content}>{children}</div>
    </div>
  );
}
