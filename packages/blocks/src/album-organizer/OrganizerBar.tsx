import {
  AppBar,
  ArrowDownUpIcon,
  Button,
  IconButton,
  LayoutGridIcon,
  PlusIcon,
  Redo2Icon,
  Undo2Icon,
  XIcon,
} from '@xiangji/ui';
import type { AlbumGridSize } from '../album-grid/index.ts';
import * as css from './AlbumOrganizer.css.ts';
import type { Organizer } from './useOrganizer.ts';

export interface OrganizerBarProps {
  /** The result of `useOrganizer`. */
  organizer: Organizer;
  /** The changes are being saved. @default false */
  saving?: boolean;
  /** The size of the cards. */
  size: AlbumGridSize;
  /** Called with the other size. */
  onSizeChange: (size: AlbumGridSize) => void;
  /** Leaves manage mode. */
  onCancel: () => void;
  /** Asks for the order of the level; pass it to `organizer.setOrder`. */
  onSort: () => void;
  /** Saves the changes. */
  onSave: () => void;
}

/** The content of `AppBar.Manage` over an `AlbumOrganizer`: cancel, undo and redo, card size, order, new album, save. */
export function OrganizerBar(props: OrganizerBarProps) {
  const { organizer, saving = false, size, onSizeChange, onCancel, onSort, onSave } = props;
  const { labels } = organizer;
  const count = organizer.state.selected.size;
  const isStandard = size === 'standard';
  return (
    <>
      <IconButton label={labels.cancel} onClick={onCancel}>
        <XIcon />
      </IconButton>
      <AppBar.Count className={css.title}>{count > 0 ? labels.selected(count) : labels.title}</AppBar.Count>
      <AppBar.Actions>
        <IconButton
          className={css.wideOnly}
          label={labels.undo}
          disabled={!organizer.canUndo}
          focusableWhenDisabled
          onClick={organizer.undo}
        >
          <Undo2Icon />
        </IconButton>
        <IconButton
          className={css.wideOnly}
          label={labels.redo}
          disabled={!organizer.canRedo}
          focusableWhenDisabled
          onClick={organizer.redo}
        >
          <Redo2Icon />
        </IconButton>
        <IconButton
          className={css.wideOnly}
          label={isStandard ? labels.showCompact : labels.showStandard}
          onClick={() => onSizeChange(isStandard ? 'compact' : 'standard')}
        >
          <LayoutGridIcon />
        </IconButton>
        <IconButton label={labels.sort} onClick={onSort}>
          <ArrowDownUpIcon />
        </IconButton>
        <IconButton label={labels.add} onClick={organizer.add}>
          <PlusIcon />
        </IconButton>
        <Button variant="solid" loading={saving} onClick={onSave}>
          {labels.save}
        </Button>
      </AppBar.Actions>
    </>
  );
}
