import {
  BottomBar,
  ChevronLeftIcon,
  ChevronRightIcon,
  FolderInputIcon,
  FolderOpenIcon,
  GripVerticalIcon,
  LibraryIcon,
  PencilIcon,
  Redo2Icon,
  Undo2Icon,
  XIcon,
} from '@xiangji/ui';
import type { ReactNode } from 'react';
import { type Action, type ActionList, actionsIn } from '../action-menu/action.ts';
import * as css from './AlbumOrganizer.css.ts';
import { canMoveOut } from './actions.ts';
import { type DropIntention, isAllowed } from './drop.ts';
import { isSet } from './tree.ts';
import type { Organizer } from './useOrganizer.ts';

export interface OrganizerToolsProps {
  organizer: Organizer;
  /** Id of the active option. */
  target: string | undefined;
  onPickUp: (id: string) => void;
  onRename: (id: string) => void;
}

/** The possible drop targets as actions, the same as the keys B, Enter, A, O and Esc. */
function carryActions(organizer: Organizer, carried: readonly string[], target = ''): ActionList {
  const { tree, labels } = organizer;
  const drop = (intention: DropIntention, label: string, icon: ReactNode): Action => ({
    ...{ id: intention.kind, label, icon },
    disabled: !isAllowed(tree, carried, intention),
    onSelect: () => organizer.drop(carried, intention),
  });
  return [
    drop({ kind: 'before', target }, labels.before, <ChevronLeftIcon />),
    drop({ kind: 'into', target }, labels.into, <FolderOpenIcon />),
    drop({ kind: 'after', target }, labels.after, <ChevronRightIcon />),
    drop({ kind: 'out' }, labels.moveOut, <FolderInputIcon />),
    { id: 'putBack', label: labels.putBack, icon: <XIcon />, onSelect: organizer.putBack },
  ];
}

/** The actions on the selection that need no dragging. */
function selectionActions(
  { organizer, onPickUp, onRename }: OrganizerToolsProps,
  selected: readonly string[],
): ActionList {
  const { tree, labels, open, dissolve, drop } = organizer;
  const [first = '', ...others] = selected;
  const isOne = others.length === 0;
  const isOneSet = isOne && isSet(tree.nodes.get(first));
  // The target of a merge: the selected set, or else the first selected album, where a new set is created.
  const goal = selected.find((id) => isSet(tree.nodes.get(id))) ?? first;
  const rest = selected.filter((id) => id !== goal);
  const into: DropIntention = { kind: 'into', target: goal };
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
    { id: 'pickUp', icon: <GripVerticalIcon />, label: labels.pickUp, onSelect: () => onPickUp(first) },
  ];
}

/** Undo and redo on a phone, where the top bar has no space for them. */
function phoneActions({ labels, canUndo, canRedo, undo, redo }: Organizer): ActionList {
  return [
    { id: 'undo', icon: <Undo2Icon />, label: labels.undo, disabled: !canUndo, onSelect: undo },
    { id: 'redo', icon: <Redo2Icon />, label: labels.redo, disabled: !canRedo, onSelect: redo },
  ];
}

/** The bar at the bottom: drop targets, or the actions of the selection. */
export function OrganizerTools(props: OrganizerToolsProps) {
  const { organizer, target } = props;
  const { labels, list, state } = organizer;
  const { carried } = state;
  if (carried) {
    return <Bar label={labels.carryActions} actions={carryActions(organizer, carried, target)} />;
  }
  const selected = list.filter(({ id }) => state.selected.has(id)).map(({ id }) => id);
  if (selected.length > 0) return <Bar label={labels.actions} actions={selectionActions(props, selected)} />;
  return (
    <Bar label={labels.actions} actions={phoneActions(organizer)} className={css.phoneOnly}>
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
