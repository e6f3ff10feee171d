import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import * as css from './CategoryNav.css.ts';

/** A category of a page. */
export interface Category {
  /** Identifies the category. */
  id: string;
  /** The icon, shown before the name. */
  icon: ReactNode;
  /** The name of the category. */
  label: string;
  /** A link to the category without children: `<a href="…" />` or a link component of your router. */
  link: ReactElement<Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-current'>>;
}

export interface CategoryNavProps {
  /** Accessible name of the navigation. */
  'aria-label': string;
  /** The categories, in display order. */
  categories: readonly Category[];
  /** Id of the current category. */
  current: string;
}

/** Keeps the current name visible in the row on a narrow screen, also when the font loads late. */
function useScrollToCurrent(current: string) {
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another category has another position
  useEffect(() => {
    const row = ref.current;
    const selected = row?.querySelector('[aria-current=page]');
    if (!row || !selected) return;
    // Called immediately, and then whenever the width of the current name or of a name before it changes.
    const sizes = new ResizeObserver(() => {
      const around = row.getBoundingClientRect();
      const own = selected.getBoundingClientRect();
      row.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2);
    });
    for (const category of row.children) sizes.observe(category);
    return () => sizes.disconnect();
  }, [current]);
  return ref;
}

/** The navigation between the categories of a page: a column next to the content, or a scrolling row above it. */
export function CategoryNav({ categories, current, ...props }: CategoryNavProps) {
  const ref = useScrollToCurrent(current);
  return (
    <nav ref={ref} className={css.list} {...props}>
      {categories.map(({ id, icon, label, link }) =>
        cloneElement(
          link,
          { key: id, className: css.category, 'aria-current': id === current ? 'page' : undefined },
          icon,
          label,
        ),
      )}
    </nav>
  );
}
