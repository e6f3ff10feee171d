import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { ArrowDownIcon, ArrowDownUpIcon, ArrowUpIcon } from '../icon/index.ts';
import { withRef } from '../react-18/index.ts';
import * as css from './Table.css.ts';

export type RootProps = ComponentProps<'table'> & {
  /** The accessible name. It is needed because a table that is wider than its container can be scrolled by keyboard. */
  label: string;
};

/** A native table. Put a `Header` and a `Body` into it. */
export const Root = /* @__PURE__ */ withRef(function Root({ label, className, ...rest }: RootProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll a table that is too wide
    <section aria-label={label} tabIndex={0} className={css.scroller}>
      <table aria-label={label} className={classNames(css.table, className)} {...rest} />
    </section>
  );
});

/** A visible title above the table. */
export const Caption = /* @__PURE__ */ withRef(function Caption({
  className,
  ...rest
}: ComponentProps<'caption'>) {
  return <caption className={classNames(css.caption, className)} {...rest} />;
});

/** The rows of column headers. */
export const Header = /* @__PURE__ */ withRef(function Header(props: ComponentProps<'thead'>) {
  return <thead {...props} />;
});

/** The rows of data. */
export const Body = /* @__PURE__ */ withRef(function Body(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />;
});

/** A row. Set `aria-selected` to mark it as selected. */
export const Row = /* @__PURE__ */ withRef(function Row({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr className={classNames(css.row, className)} {...rest} />;
});

/** Alignment of the text of a column. Align numbers at the end. */
type Align = 'start' | 'center' | 'end';

export type CellProps = Omit<ComponentProps<'td'>, 'align'> & {
  /** Alignment of the text. Align numbers at the end. @default 'start' */
  align?: Align;
};

/** A cell of data. */
export const Cell = /* @__PURE__ */ withRef(function Cell({ align, className, ...rest }: CellProps) {
  return <td data-align={align} className={classNames(css.cell, className)} {...rest} />;
});

export type SortDirection = 'ascending' | 'descending' | 'none';

export type ColumnHeaderProps = Omit<ComponentProps<'th'>, 'align'> & {
  /** Alignment of the text. Align numbers at the end. @default 'start' */
  align?: Align;
  /**
   * The current order of the rows by this column; `none` if they can be sorted by it but are not.
   * @default not sortable
   */
  sort?: SortDirection;
  /** Called with the new order when the header is pressed. */
  onSortChange?: (sort: 'ascending' | 'descending') => void;
};

const sortIcons = { ascending: ArrowUpIcon, descending: ArrowDownIcon, none: ArrowDownUpIcon };

/** The header of a column. With `sort` it is a button that sorts the rows. */
export const ColumnHeader = /* @__PURE__ */ withRef(function ColumnHeader(props: ColumnHeaderProps) {
  const { align, sort, onSortChange, className, children, ...rest } = props;
  const SortIcon = sort && sortIcons[sort];
  return (
    <th
      scope="col"
      aria-sort={sort}
      data-align={align}
      className={classNames(css.headerCell, className)}
      {...rest}
    >
      {SortIcon ? (
        <button
          type="button"
          className={css.sortButton}
          onClick={() => onSortChange?.(sort === 'ascending' ? 'descending' : 'ascending')}
        >
          {children}
          <SortIcon />
        </button>
      ) : (
        children
      )}
    </th>
  );
});

/** The header of a row: the cell that names the row. */
export const RowHeader = /* @__PURE__ */ withRef(function RowHeader({
  className,
  ...rest
}: ComponentProps<'th'>) {
  return <th scope="row" className={classNames(css.rowHeaderCell, className)} {...rest} />;
});
