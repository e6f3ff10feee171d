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
  /** Whether the changes are being saved. @default false */
  saving?: boolean;
  /** The current size of the cards. */
  size: AlbumGridSize;
  /** Called with the new size. */
  onSizeChange: (size: AlbumGridSize) => void;
  /** Called by the button that leaves manage mode without saving. */
  onCancel: () => void;
  /**
   * Called when the user wants to change the sort order of the level. Ask for the order and pass it to
   * `organizer.setOrder`.
   */
  onSort: () => void;
  /** Called by the button that saves the changes. */
  onSave: () => void;
}

/**
 * The content of `AppBar.Manage` above an `AlbumOrganizer`: cancel, undo and redo, card size, order, new album, save.
 */
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
