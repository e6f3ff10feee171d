import { useFormatters } from '@xiangji/locale';
import { type ComponentProps, useState } from 'react';
import { classNames } from '../classNames.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useLabels } from '../locale/index.ts';
import { withRef } from '../react-18/index.ts';
import * as css from './Pagination.css.ts';

export type PaginationProps = Omit<ComponentProps<'nav'>, 'children' | 'onChange'> & {
  /** The current page, starting at 1. Makes the component controlled. */
  page?: number | undefined;
  /** The page that is current initially, starting at 1. @default 1 */
  defaultPage?: number | undefined;
  /** Number of pages. If there is at most one, nothing is shown. */
  total: number;
  /** Called with the number of the page to show, starting at 1. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Disables both buttons. @default false */
  disabled?: boolean;
};

/** Buttons for the previous and the next page, with the page number between them (spec §2 'Recycle bin page'). */
export const Pagination = /* @__PURE__ */ withRef(function Pagination({
  page,
  defaultPage = 1,
  total,
  onPageChange,
  disabled = false,
  className,
  ...rest
}: PaginationProps) {
  const labels = useLabels();
  const { number } = useFormatters();
  const [internalPage, setInternalPage] = useState(defaultPage);
  const current = page ?? internalPage;
  const goTo = (next: number) => {
    setInternalPage(next);
    onPageChange?.(next);
  };
  if (total <= 1) return null;
  return (
    <nav aria-label={labels.pages} className={classNames(css.row, className)} {...rest}>
      <IconButton
        label={labels.previousPage}
        disabled={disabled || current <= 1}
        focusableWhenDisabled
        onClick={() => goTo(current - 1)}
      >
        <ChevronLeftIcon className={css.arrow} />
      </IconButton>
      <span className={css.place} role="status" aria-label={labels.pageOf(current, total)}>
        <span aria-hidden="true">
          {number(current)}/{number(total)}
        </span>
      </span>
      <IconButton
        label={labels.nextPage}
        disabled={disabled || current >= total}
        focusableWhenDisabled
        onClick={() => goTo(current + 1)}
      >
        <ChevronRightIcon className={css.arrow} />
      </IconButton>
    </nav>
  );
});
