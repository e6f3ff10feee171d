import type { PhotoSelection } from '@xiangji/api-client/contract';
import { useTranslations } from 'use-intl';
import { api } from '../../shared/api/api.ts';
import type { PhotoStore } from '../../shared/photoList/usePhotos.ts';
import { loadedOf } from './loadedOf.ts';
import type { PhotoMutationOptions, PhotoReport } from './usePhotoReport.ts';

/** Marks photos as favorites: shows the new mark at once, and the old one again when the call fails. */
export function useFavoriteMutation({
  currentStore,
  reporting,
  undoable,
  onDone,
  refresh,
}: Pick<PhotoReport, 'reporting' | 'undoable'> &
  Pick<PhotoMutationOptions, 'onDone'> & {
    currentStore: () => PhotoStore | undefined;
    refresh: () => void;
  }) {
  const t = useTranslations('photos');
  return async (selected: PhotoSelection, favorite: boolean) => {
    const changed = loadedOf(currentStore(), selected).filter((file) => file.favorite !== favorite);
    const ids = changed.map(({ id }) => id);
    const show = (mark: boolean) =>
      currentStore()?.put(loadedOf(currentStore(), { ids }).map((file) => ({ ...file, favorite: mark })));
    show(favorite);
    try {
      const { undo, count } = await reporting(api.files.favorite({ body: { ...selected, favorite } }));
      undoable(t(favorite ? 'favorited' : 'unfavorited', { count }), undo, () => show(!favorite));
      onDone({ act: 'favorite', selected }, refresh);
    } catch (error) {
      show(!favorite);
      throw error;
    }
  };
}
