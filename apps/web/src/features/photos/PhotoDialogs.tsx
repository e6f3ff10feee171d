import { TEXT } from '@xiangji/api-client/contract';
import { type PickableAlbum, PromptDialog, photoActionLabels } from '@xiangji/blocks';
import { ConfirmDialog, type LayerControl, lazyComponent } from '@xiangji/ui';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { AlbumTargetDialog } from '../../shared/dialogs/AlbumTargetDialog.tsx';
import { OpenOnDeviceDialog } from '../../shared/dialogs/OpenOnDeviceDialog.tsx';
import { useBlockTexts } from '../../shared/locale/useBlockTexts.ts';
import type { PhotoAddress } from '../../shared/photoList/photoSource.ts';
import type { PhotoLayer, PhotoSubject } from './photoLayers.ts';
import type { PhotoActions } from './usePhotoMutations.ts';

const ShareDialog = lazyComponent(() => import('../../shared/share/ShareDialog.tsx'), 'ShareDialog');

const DateDialog = lazyComponent(() => import('./DateDialog.tsx'), 'DateDialog');

export interface PhotoDialogsProps {
  control: LayerControl<PhotoLayer>;
  subject: PhotoSubject;
  mutations: PhotoActions;
  albumId: string | undefined;
  address: PhotoAddress;
}

/**
 * The confirmations before photos are deleted and before a cover is replaced (spec §8 'Delete confirmations').
 */
function Questions({ control, subject, mutations }: PhotoDialogsProps) {
  const t = useTranslations('photos');
  const { cover } = useBlockTexts(photoActionLabels);
  const { dialog } = control;
  const { selected, count, first } = subject;
  return (
    <>
      <ConfirmDialog
        {...dialog('remove')}
        tone="critical"
        title={t('removeTitle', { count })}
        description={t('removeText')}
        confirmLabel={t('removeConfirm', { count })}
        onConfirm={() => mutations.remove(selected)}
      />
      {first && (
        <ConfirmDialog
          {...dialog('cover')}
          title={t('coverTitle')}
          description={t('coverText')}
          confirmLabel={cover}
          onConfirm={() => mutations.setCover(first.albumId, first.id)}
        />
      )}
    </>
  );
}

/** Every dialog about photos, over a list or the viewer; one at a time. Loaded when the first is opened. */
export function PhotoDialogs(props: PhotoDialogsProps) {
  const { control, subject, mutations, albumId, address } = props;
  const t = useTranslations('photos');
  const dialogs = useTranslations('dialogs');
  const { rename } = useBlockTexts(photoActionLabels);
  const { layer, onOpenChange, dialog } = control;
  const { selected, count, first } = subject;
  const name = first?.name ?? '';
  const elsewhere = useCallback(({ id }: PickableAlbum) => id !== albumId, [albumId]);
  return (
    <>
      <Questions {...props} />
      <AlbumTargetDialog
        {...dialog('move')}
        title={t('moveTitle')}
        confirmLabel={t('moveConfirm', { count })}
        filter={elsewhere}
        onSubmit={(target) => mutations.move(selected, target)}
      />
      <PromptDialog
        {...dialog('rename')}
        title={rename}
        label={t('description')}
        defaultValue={count === 1 ? name : ''}
        maxLength={TEXT.PHOTO_DESCRIPTION}
        confirmLabel={dialogs('save')}
        requiredText={t('descriptionRequired')}
        onSubmit={(text) => mutations.describe(selected, text)}
      />
      <DateDialog
        {...dialog('date')}
        subject={subject}
        onSubmit={(change) => mutations.setDate(selected, change)}
      />
      {layer?.name === 'share' && (
        <ShareDialog open onOpenChange={onOpenChange} content={{ photoIds: selected.ids ?? [] }} />
      )}
      <OpenOnDeviceDialog
        {...dialog('openOnDevice')}
        name={name || t('title')}
        path={address.photo(first?.id ?? '')}
      />
    </>
  );
}
