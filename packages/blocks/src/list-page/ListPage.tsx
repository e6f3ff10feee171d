import { AppBar, PullToRefresh } from '@xiangji/ui';
import type { ReactNode } from 'react';
import { SelectionBar, type SelectionBarProps, SelectionBottomBar } from '../selection-bar/index.ts';

export interface ListPageProps {
  /** The bar while nothing is selected: `AppBar.Title` and `AppBar.Actions`. */
  bar: ReactNode;
  /** The bars of the selection, above the list and at the bottom of a phone. With `autoFocus` the upper one is mounted when it appears. */
  selection: SelectionBarProps;
  /** Shows the bars of the selection. */
  selecting: boolean;
  /** Loads the list again when it is pulled down on a touch screen; absent where the list does that. */
  onRefresh?: () => Promise<unknown>;
  /** The list. */
  children: ReactNode;
}

/** A page with a list whose items can be selected: its bar, the list, the bars of the selection. */
export function ListPage({ bar, selection, selecting, onRefresh, children }: ListPageProps) {
  return (
    <>
      <AppBar.Root face={selecting ? 'manage' : 'browse'}>
        <AppBar.Browse>{bar}</AppBar.Browse>
        <AppBar.Manage>
          {(selecting || !selection.autoFocus) && <SelectionBar {...selection} />}
        </AppBar.Manage>
      </AppBar.Root>
      {onRefresh ? <PullToRefresh onRefresh={onRefresh}>{children}</PullToRefresh> : children}
      {selecting && <SelectionBottomBar {...selection} />}
    </>
  );
}
