import { AppBar, Button, IconButton, XIcon } from '@xiangji/ui';
import { useEffect, useRef } from 'react';
import { ActionBar, ActionBottomBar, type ActionList } from '../action-menu/index.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type SelectionLabels, selectionLabels } from './labels.ts';

export interface SelectionBarProps {
  /** Number of selected items. */
  count: number;
  /** Whether all selectable items are selected. The button then clears the selection. */
  allSelected: boolean;
  /** The actions on the selection. Set `inMenu` to move less frequent actions to a menu. */
  actions: ActionList;
  /** Disables the actions, for example while the selection is empty or is being read. @default count === 0 */
  disabled?: boolean;
  /** Focuses the button that ends the selection when the bar appears. @default false */
  autoFocus?: boolean;
  /** Called with true to select all items, and with false to select none. */
  onSelectAll: (all: boolean) => void;
  /** Called by the button that ends the selection. */
  onLeave: () => void;
  /** Replaces individual texts. */
  labels?: Partial<SelectionLabels>;
}

/** The content of `AppBar.Manage` while photos, albums or shares are selected. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, allSelected, actions, disabled = count === 0, autoFocus = false, onLeave } = props;
  const labels = useBlockLabels(selectionLabels, props.labels);
  const leave = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (autoFocus) leave.current?.focus();
  }, [autoFocus]);
  return (
    <>
      <IconButton ref={leave} label={labels.leave} onClick={onLeave}>
        <XIcon />
      </IconButton>
      <AppBar.Count>{labels.selected(count)}</AppBar.Count>
      <AppBar.Actions>
        <Button variant="ghost" onClick={() => props.onSelectAll(!allSelected)}>
          {allSelected ? labels.selectNone : labels.selectAll}
        </Button>
        <ActionBar actions={actions} disabled={disabled} labels={labels} />
      </AppBar.Actions>
    </>
  );
}

/** The actions of a `SelectionBar` at the bottom of a phone. */
export function SelectionBottomBar(
  props: Pick<SelectionBarProps, 'count' | 'actions' | 'disabled' | 'labels'>,
) {
  const { count, actions, disabled = count === 0 } = props;
  const labels = useBlockLabels(selectionLabels, props.labels);
  return <ActionBottomBar actions={actions} label={labels.actions} disabled={disabled} labels={labels} />;
}
