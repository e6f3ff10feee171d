import { LAYOUT } from '@xiangji/api-client/contract';
import { LayoutDialog } from '@xiangji/blocks';
import { type LayerControl, lazyComponent } from '@xiangji/ui';
import { useEffect, useRef } from 'react';
import type { LayoutMode } from '../../shared/dialogs/layoutMode.ts';
import { OpenOnDeviceDialog } from '../../shared/dialogs/OpenOnDeviceDialog.tsx';
import type { PhotoAddress } from '../../shared/photoList/photoSource.ts';
import type { PhotoLayer } from './photoLayers.ts';

const ShareDialog = lazyComponent(() => import('../../shared/share/ShareDialog.tsx'), 'ShareDialog');
const AlbumEditLayer = lazyComponent(
  () => import('../../shared/albumEdit/AlbumEditLayer.tsx'),
  'AlbumEditLayer',
);

export interface ListDialogsProps {
  control: LayerControl<PhotoLayer>;
  albumId: string | undefined;
  address: PhotoAddress;
  title: string;
  layout: LayoutMode;
  onLayout: (mode: LayoutMode) => void;
  /** The album may have another name now. */
  onEdited: () => void;
}

/** Called when the album's own layer has closed. */
function useEdited(editing: boolean, onEdited: () => void) {
  const before = useRef(editing);
  useEffect(() => {
    if (before.current && !editing) onEdited();
    before.current = editing;
  }, [editing, onEdited]);
}

/** The dialogs about the list itself: its layout, opening on another device, its album. */
export function ListDialogs(props: ListDialogsProps) {
  const { control, albumId, address, title, layout, onLayout, onEdited } = props;
  const { layer, onOpenChange, dialog } = control;
  useEdited(layer?.name === 'editAlbum', onEdited);
  return (
    <>
      <LayoutDialog {...dialog('layout')} value={layout} onValueChange={onLayout} ratios={LAYOUT.RATIOS} />
      <OpenOnDeviceDialog {...dialog('openListOnDevice')} name={title} path={address.list} />
      {albumId && layer?.name === 'shareAlbum' && (
        <ShareDialog open onOpenChange={onOpenChange} content={{ albumId: albumId }} name={title} />
      )}
      {albumId && layer?.name === 'editAlbum' && (
        <AlbumEditLayer open onOpenChange={onOpenChange} albumId={albumId} />
      )}
    </>
  );
}
