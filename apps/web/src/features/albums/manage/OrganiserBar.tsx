import {
  AppBar,
  ArrowDownUpIcon,
  Button,
  IconButton,
  LayoutGridIcon,
  PlusIcon,
  RotateCwIcon,
  Undo2Icon,
  XIcon,
} from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { useDisplayMode } from '../grid/displayMode.ts';
import * as css from './Organiser.css.ts';
import type { OrganiserControl } from './useOrganiser.ts';

export interface OrganiserBarProps {
  control: OrganiserControl;
  saving: boolean;
  onCancel: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onSort: () => void;
  onAdd: () => void;
  onSave: () => void;
}

/** The bar of manage mode (spec §2 'Manage menu': cancel, add, save), with a way back and forth in the work. */
export function OrganiserBar(props: OrganiserBarProps) {
  const { control, saving, onCancel, onUndo, onRedo, onSort, onAdd, onSave } = props;
  const t = useTranslations('organiser');
  const albums = useTranslations('albums');
  const { mode, cycle } = useDisplayMode();
  const count = control.selected.size;
  return (
    <>
      <IconButton label={t('cancel')} onClick={onCancel}>
        <XIcon />
      </IconButton>
      <AppBar.Count className={css.title}>{count > 0 ? t('chosen', { count }) : t('title')}</AppBar.Count>
      <AppBar.Actions>
        <IconButton className={css.wideOnly} label={t('undo')} disabled={!control.canUndo} onClick={onUndo}>
          <Undo2Icon />
        </IconButton>
        <IconButton className={css.wideOnly} label={t('redo')} disabled={!control.canRedo} onClick={onRedo}>
          <RotateCwIcon />
        </IconButton>
        <IconButton
          className={css.wideOnly}
          label={mode === 'standard' ? albums('showCompact') : albums('showStandard')}
          onClick={cycle}
        >
          <LayoutGridIcon />
        </IconButton>
        <IconButton label={t('sort')} onClick={onSort}>
          <ArrowDownUpIcon />
        </IconButton>
        <IconButton label={t('add')} onClick={onAdd}>
          <PlusIcon />
        </IconButton>
        <Button variant="solid" loading={saving} onClick={onSave}>
          {t('save')}
        </Button>
      </AppBar.Actions>
    </>
  );
}
