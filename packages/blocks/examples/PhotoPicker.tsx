import { PhotoPicker, type PhotoPickerProps } from '@xiangji/blocks';

type Props = Pick<PhotoPickerProps, 'photos' | 'onSelect' | 'onRetry' | 'onLoadMore'>;

export function ChooseCover(props: Props) {
  return <PhotoPicker {...props} hasMore />;
}
