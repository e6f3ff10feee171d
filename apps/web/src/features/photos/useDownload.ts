import { useToast } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { api } from '../../shared/api/api.ts';
import { saveFrom } from '../../shared/photoList/saveFrom.ts';

/** Downloads the original by the browser. */
export function useDownload(): (id: string) => Promise<void> {
  const t = useTranslations('viewer');
  const toast = useToast();
  return async (id) => {
    try {
      const { url, name } = await api.files.download({ params: { id } });
      saveFrom(url, name);
    } catch {
      toast.show({ title: t('downloadFailed'), tone: 'critical' });
    }
  };
}
