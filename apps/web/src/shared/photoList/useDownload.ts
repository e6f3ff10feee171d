import { useToast } from '@xiangji/ui';
import { useTranslations } from 'use-intl';

/** Downloads the content of an address by the browser. */
export function saveFrom(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Returns a download of a photo by the browser, from the address that a call returns. */
export function useDownload(call: (id: string) => Promise<{ url: string; name: string }>) {
  const t = useTranslations('viewer');
  const toast = useToast();
  return async (id: string): Promise<void> => {
    try {
      const { url, name } = await call(id);
      saveFrom(url, name);
    } catch {
      toast.show({ title: t('downloadFailed'), tone: 'critical' });
    }
  };
}
