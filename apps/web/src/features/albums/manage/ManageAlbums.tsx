import { useQuery } from '@tanstack/react-query';
import { FOLDER_ORDERS, ROOT_FOLDER, TEXT } from '@xiangji/api-client/contract';
import {
  AlbumGridSkeleton,
  AlbumOrganizer,
  type LevelId,
  OrganizerBar,
  type Organizer as OrganizerControl,
  type OrganizerLevel,
  orderOf,
  RenameAlbumDialog,
  SortOrderDialog,
  useOrganizer,
} from '@xiangji/blocks';
import { Banner, ConfirmDialog, type LayerControl } from '@xiangji/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Blocker } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLayer } from '../../../shared/layer/useLayer.ts';
import { levelIdOf, organizerLevelsOf } from '../../../shared/models/album.ts';
import { sortOrderOf } from '../../../shared/models/sortOrder.ts';
import { Loaded } from '../../../shared/page/Loaded.tsx';
import { everyLevelQuery } from '../../../shared/queries/albums.queries.ts';
import { useDisplayMode } from '../displayMode.ts';
import { useLeaveGuard, useOrganizerRoute } from './useOrganizerRoute.ts';
import { useSaveOrganizer } from './useSaveOrganizer.ts';

const SORTS = FOLDER_ORDERS.map(sortOrderOf);

/** Dialogs over manage mode. */
const LAYERS = ['organiser-rename', 'organiser-sort'] as const;

interface OrganizerProps {
  levels: readonly OrganizerLevel[];
  /** The level that is shown. */
  level: LevelId;
  /** Where its bar is rendered: the manage part of the page's bar. */
  slot: HTMLElement | null;
}

/** Manage mode (spec §4 'Album manage'): nothing is stored until it is saved. */
function Organizer({ levels, level, slot }: OrganizerProps) {
  const { setId, goTo, leave } = useOrganizerRoute();
  const organizer = useOrganizer({ levels, level, onLevelChange: goTo, nameLimit: TEXT.ALBUM_NAME });
  const control = useLayer(LAYERS);
  const { mode, cycle } = useDisplayMode();
  const saving = useSaveOrganizer();
  const { blocker, release } = useLeaveGuard(organizer.isChanged);
  const shown = organizer.level;
  // A set that was dissolved cannot be shown any more.
  useEffect(() => {
    if (level !== shown) goTo(null, true);
  }, [level, shown, goTo]);
  const save = async () => {
    if (organizer.isChanged && !(await saving.save(organizer.getChanges()))) return;
    release();
    leave(setId !== undefined && !organizer.tree.nodes.has(setId));
  };
  const bar = (
    <OrganizerBar
      organizer={organizer}
      saving={saving.busy}
      size={mode}
      onSizeChange={cycle}
      onCancel={() => leave(false)}
      onSort={() => control.open('organiser-sort')}
      onSave={() => void save()}
    />
  );
  return (
    <>
      {slot && createPortal(bar, slot)}
      <AlbumOrganizer
        organizer={organizer}
        size={mode}
        onRename={(id) => control.open('organiser-rename', id)}
        notice={saving.error && <Banner tone="critical" title={saving.error} />}
      />
      <Dialogs organizer={organizer} control={control} />
      <LeaveQuestion blocker={blocker} />
    </>
  );
}

interface DialogsProps {
  organizer: OrganizerControl;
  control: LayerControl<(typeof LAYERS)[number]>;
}

/** A name or an order: steps that can be undone like any other. */
function Dialogs({ organizer, control }: DialogsProps) {
  const { layer, dialog } = control;
  const { tree, level } = organizer;
  const named = layer?.id ? tree.nodes.get(layer.id) : undefined;
  return (
    <>
      <SortOrderDialog
        {...dialog('organiser-sort')}
        orders={SORTS}
        value={orderOf(tree, level)}
        onValueChange={(order) => organizer.setOrder(SORTS.find((sort) => sort === order) ?? 'custom')}
      />
      {named && (
        <RenameAlbumDialog
          {...dialog('organiser-rename')}
          album={named}
          nameMaxLength={TEXT.ALBUM_NAME}
          onSubmit={(name) => organizer.rename(named.id, name)}
        />
      )}
    </>
  );
}

/** Leaving with unsaved changes asks first. */
function LeaveQuestion({ blocker }: { blocker: Blocker }) {
  const t = useTranslations('organiser');
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(next) => !next && blocker.state === 'blocked' && blocker.reset()}
      tone="critical"
      title={t('leaveTitle')}
      description={t('leaveText')}
      confirmLabel={t('leaveGo')}
      cancelLabel={t('leaveStay')}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}

/** Reads every level once; later changes on the server do not disturb the user. */
export function ManageAlbums({ level, slot }: { level: string; slot: HTMLElement | null }) {
  const t = useTranslations('albums');
  const query = useQuery({ ...everyLevelQuery, staleTime: 0 });
  const { data, error, isFetching, isStale } = query;
  const [levels, setLevels] = useState<OrganizerLevel[]>();
  // An earlier visit may have read old lists: manage mode begins with fresh ones.
  if (!levels && data && !isFetching) setLevels(organizerLevelsOf(data));
  const hasFailed = !isFetching && isStale;
  return (
    <Loaded
      query={{ ...query, data: levels, error: hasFailed && error }}
      loading={<AlbumGridSkeleton />}
      failed={t('loadFailed')}
    >
      {(read) => <Organizer levels={read} level={levelIdOf(level || ROOT_FOLDER)} slot={slot} />}
    </Loaded>
  );
}
