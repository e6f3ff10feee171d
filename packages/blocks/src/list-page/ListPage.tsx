import { AppBar, PullToRefresh } from '@xiangji/ui';
import type { ReactNode } from 'react';
import { SelectionBar, type SelectionBarProps, SelectionBottomBar } from '../selection-bar/index.ts';

export interface ListPageProps {
  /** The content of the bar outside selection mode: `AppBar.Title` and `AppBar.Actions`. */
  bar: ReactNode;
  /**
   * Props of the selection bars above the list and at the bottom of a phone. With `autoFocus`, the upper bar is mounted
   * only while it is shown.
   */
  selection: SelectionBarProps;
  /** Whether selection mode is on. Shows the selection bars. */
  selecting: boolean;
  /** Loads the list again when the user pulls it down on a touch screen. Omit it if the list handles this itself. */
  onRefresh?: () => Promise<unknown>;
  /** The list. */
  children: ReactNode;
}

/** A page with a bar and a list. The items of the list can be selected, and selection bars show the actions. */
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
