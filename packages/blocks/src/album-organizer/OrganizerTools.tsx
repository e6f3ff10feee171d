import {
  BottomBar,
  ChevronLeftIcon,
  ChevronRightIcon,
  FolderInputIcon,
  FolderOpenIcon,
  LibraryIcon,
  PencilIcon,
  Redo2Icon,
  Undo2Icon,
} from '@xiangji/ui';
import type { ReactNode } from 'react';
import { type ActionList, actionsIn } from '../action-menu/action.ts';
import * as css from './AlbumOrganizer.css.ts';
import { canMoveOut } from './actions.ts';
import { type DropIntention, isAllowed } from './drop.ts';
import { isSet, orderOf } from './tree.ts';
import type { Organizer } from './useOrganizer.ts';

export interface OrganizerToolsProps {
  organizer: Organizer;
  onRename: (id: string) => void;
}

/** The actions on the selection that need no dragging. */
function selectionActions(
  { organizer, onRename }: OrganizerToolsProps,
  selected: readonly string[],
): ActionList {
  const { tree, level, labels, open, dissolve, drop } = organizer;
  const [first = '', ...others] = selected;
  const isOne = others.length === 0;
  const isOneSet = isOne && isSet(tree.nodes.get(first));
  // The target of a merge: the selected set, or else the first selected album, where a new set is created.
  const goal = selected.find((id) => isSet(tree.nodes.get(id))) ?? first;
  const rest = selected.filter((id) => id !== goal);
  const into: DropIntention = { kind: 'into', target: goal };
  const isSorted = orderOf(tree, level) === 'custom';
  return [
    isOneSet && { id: 'open', icon: <FolderOpenIcon />, label: labels.open, onSelect: () => open(first) },
    isOne && { id: 'rename', icon: <PencilIcon />, label: labels.rename, onSelect: () => onRename(first) },
    isOneSet && {
      ...{ id: 'dissolve', icon: <Undo2Icon />, label: labels.dissolve },
      onSelect: () => dissolve(first),
    },
    !isOne && {
      ...{ id: 'merge', icon: <LibraryIcon />, label: labels.merge },
      disabled: !isAllowed(tree, rest, into),
      onSelect: () => drop(rest, into),
    },
    canMoveOut(tree, selected) && {
      ...{ id: 'moveOut', icon: <FolderInputIcon />, label: labels.moveOut },
      onSelect: () => drop(selected, { kind: 'out' }),
    },
    isSorted && {
      ...{ id: 'earlier', icon: <ChevronLeftIcon />, label: labels.earlier },
      disabled: !organizer.canShift(selected, 'before'),
      onSelect: () => organizer.shift(selected, 'before'),
    },
    isSorted && {
      ...{ id: 'later', icon: <ChevronRightIcon />, label: labels.later },
      disabled: !organizer.canShift(selected, 'after'),
      onSelect: () => organizer.shift(selected, 'after'),
    },
  ];
}

/** Undo and redo on a phone, where the top bar has no space for them. */
function phoneActions({ labels, canUndo, canRedo, undo, redo }: Organizer): ActionList {
  return [
    { id: 'undo', icon: <Undo2Icon />, label: labels.undo, disabled: !canUndo, onSelect: undo },
    { id: 'redo', icon: <Redo2Icon />, label: labels.redo, disabled: !canRedo, onSelect: redo },
  ];
}

/** The bar at the bottom with the actions of the selection. */
export function OrganizerTools(props: OrganizerToolsProps) {
  const { labels, list, state } = props.organizer;
  const selected = list.filter(({ id }) => state.selected.has(id)).map(({ id }) => id);
  if (selected.length > 0) return <Bar label={labels.actions} actions={selectionActions(props, selected)} />;
  return (
    <Bar label={labels.actions} actions={phoneActions(props.organizer)} className={css.phoneOnly}>
      <p className={`${css.hint} ${css.wideOnly}`}>{labels.hint}</p>
    </Bar>
  );
}

interface BarProps {
  label: string;
  actions: ActionList;
  className?: string;
  children?: ReactNode;
}

function Bar({ label, actions, className = css.action, children }: BarProps) {
  return (
    <BottomBar.Root aria-label={label} className={css.bar}>
      {children}
      {actionsIn(actions).map((action) => (
        <BottomBar.Action
          key={action.id}
          className={className}
          icon={action.icon}
          disabled={action.disabled}
          focusableWhenDisabled
          onClick={action.onSelect}
        >
          {action.label}
        </BottomBar.Action>
      ))}
    </BottomBar.Root>
  );
}
