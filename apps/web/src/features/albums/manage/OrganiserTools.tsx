import {
  BottomBar,
  ChevronLeftIcon,
  ChevronRightIcon,
  FolderInputIcon,
  FolderOpenIcon,
  GripVerticalIcon,
  LibraryIcon,
  PencilIcon,
  RotateCwIcon,
  Undo2Icon,
  XIcon,
} from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { canMoveOut } from '../organiser/actions.ts';
import { isSet, type OrganiserTree } from '../organiser/tree.ts';
import { type Intention, isAllowed } from './drop.ts';
import * as css from './Organiser.css.ts';

export interface CarryToolsProps {
  tree: OrganiserTree;
  carried: readonly string[];
  /** Where the keys stand. */
  target: string | undefined;
  onDrop: (intention: Intention) => void;
  onCancel: () => void;
}

/** The places where what is carried can go: the same as the keys B, Enter, A, O and Esc. */
export function CarryTools({ tree, carried, target = '', onDrop, onCancel }: CarryToolsProps) {
  const t = useTranslations('organiser');
  const places: { intention: Intention; label: string; icon: React.ReactNode }[] = [
    { intention: { kind: 'before', target }, label: t('before'), icon: <ChevronLeftIcon /> },
    { intention: { kind: 'into', target }, label: t('into'), icon: <FolderOpenIcon /> },
    { intention: { kind: 'after', target }, label: t('after'), icon: <ChevronRightIcon /> },
    { intention: { kind: 'out' }, label: t('moveOut'), icon: <FolderInputIcon /> },
  ];
  return (
    <BottomBar.Root aria-label={t('carryActions')} className={css.bar}>
      {places.map(({ intention, label, icon }) => (
        <BottomBar.Action
          className={css.action}
          key={label}
          icon={icon}
          disabled={!isAllowed(tree, carried, intention)}
          onClick={() => onDrop(intention)}
        >
          {label}
        </BottomBar.Action>
      ))}
      <BottomBar.Action className={css.action} icon={<XIcon />} onClick={onCancel}>
        {t('putBack')}
      </BottomBar.Action>
    </BottomBar.Root>
  );
}

export interface SelectionToolsProps {
  tree: OrganiserTree;
  selected: readonly string[];
  onOpen: (id: string) => void;
  onRename: (id: string) => void;
  /** Into one of the selected: the set among them, or else a new set in the first one's place. */
  onMerge: (ids: readonly string[], target: string) => void;
  onMoveOut: (ids: readonly string[]) => void;
  onDissolve: (id: string) => void;
  onPickUp: (id: string) => void;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
}

/** What can be done with what is selected, without dragging anything. */
export function SelectionTools(props: SelectionToolsProps) {
  const { tree, selected } = props;
  const t = useTranslations('organiser');
  const [first = '', ...others] = selected;
  const one = others.length === 0;
  const set = one && isSet(tree.nodes.get(first));
  const goal = selected.find((id) => isSet(tree.nodes.get(id))) ?? first;
  const rest = selected.filter((id) => id !== goal);
  if (selected.length === 0) {
    return (
      <BottomBar.Root aria-label={t('actions')} className={css.bar}>
        <p className={`${css.hint} ${css.wideOnly}`}>{t('hint')}</p>
        <BottomBar.Action
          className={css.phoneOnly}
          icon={<Undo2Icon />}
          disabled={!props.canUndo}
          onClick={props.onUndo}
        >
          {t('undo')}
        </BottomBar.Action>
        <BottomBar.Action
          className={css.phoneOnly}
          icon={<RotateCwIcon />}
          disabled={!props.canRedo}
          onClick={props.onRedo}
        >
          {t('redo')}
        </BottomBar.Action>
      </BottomBar.Root>
    );
  }
  return (
    <BottomBar.Root aria-label={t('actions')} className={css.bar}>
      {set && (
        <BottomBar.Action
          className={css.action}
          icon={<FolderOpenIcon />}
          onClick={() => props.onOpen(first)}
        >
          {t('open')}
        </BottomBar.Action>
      )}
      {one && (
        <BottomBar.Action className={css.action} icon={<PencilIcon />} onClick={() => props.onRename(first)}>
          {t('rename')}
        </BottomBar.Action>
      )}
      {set && (
        <BottomBar.Action className={css.action} icon={<Undo2Icon />} onClick={() => props.onDissolve(first)}>
          {t('dissolve')}
        </BottomBar.Action>
      )}
      {!one && (
        <BottomBar.Action
          className={css.action}
          icon={<LibraryIcon />}
          disabled={!isAllowed(tree, rest, { kind: 'into', target: goal })}
          onClick={() => props.onMerge(rest, goal)}
        >
          {t('merge')}
        </BottomBar.Action>
      )}
      {canMoveOut(tree, selected) && (
        <BottomBar.Action
          className={css.action}
          icon={<FolderInputIcon />}
          onClick={() => props.onMoveOut(selected)}
        >
          {t('moveOut')}
        </BottomBar.Action>
      )}
      <BottomBar.Action
        className={css.action}
        icon={<GripVerticalIcon />}
        onClick={() => props.onPickUp(first)}
      >
        {t('pickUp')}
      </BottomBar.Action>
    </BottomBar.Root>
  );
}
