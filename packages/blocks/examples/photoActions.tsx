import { ActionMenu, type PhotoMenuOptions, usePhotoMenu } from '@xiangji/blocks';

export function PhotoMenu({
  photoId,
  onAction,
}: {
  photoId: string;
  onAction: PhotoMenuOptions['onAction'];
}) {
  const actionsOf = usePhotoMenu({ isFavorite: () => false, onAction });
  return <ActionMenu actions={actionsOf(photoId, 0)} />;
}
