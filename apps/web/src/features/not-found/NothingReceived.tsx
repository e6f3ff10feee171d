import { Button, ErrorState } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { useUpload } from '../../shared/upload/UploadContext.ts';

/** Another application shared files that were not received: no service worker took them, or it had no room. */
export function NothingReceived() {
  const t = useTranslations('shareTarget');
  const { open } = useUpload();
  useDocumentTitle(t('title'));
  const action = (
    <Button variant="solid" onClick={() => open()}>
      {t('choose')}
    </Button>
  );
  return <ErrorState title={t('text')} action={action} />;
}
