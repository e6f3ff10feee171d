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
  /** Shown before the name. */
  icon: ReactNode;
  /** The name of the category. */
  label: string;
  /** An empty link to the category: `<a href="…" />` or a router's. */
  link: ReactElement<Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-current'>>;
}

export interface CategoryNavProps {
  /** Names the navigation. */
  'aria-label': string;
  /** The categories, in their order. */
  categories: readonly Category[];
  /** The id of the category that is shown. */
  current: string;
}

/** In the row of a narrow screen the current name stays visible, also when the font loads late. */
function useInSight(current: string) {
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another category has another place
  useEffect(() => {
    const row = ref.current;
    const selected = row?.querySelector('[aria-current=page]');
    if (!row || !selected) return;
    // Called at once, and then whenever a name before it or its own changes its width.
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

/** The categories of a page: a column next to it, or a row above it that scrolls. */
export function CategoryNav({ categories, current, ...props }: CategoryNavProps) {
  const ref = useInSight(current);
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
