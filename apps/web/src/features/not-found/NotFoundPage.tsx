import { Button, ErrorState } from '@xiangji/ui';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle.ts';
import { SHARE_TARGET } from '../../shared/offline/sharedFiles.ts';
import { GoOn } from '../../shared/page/GoOn.tsx';
import { useUpload } from '../../shared/upload/UploadContext.ts';

/** An unknown path: says so, counts down, goes home (spec §2 'Not-found page'). */
function UnknownPath() {
  const t = useTranslations('notFound');
  useDocumentTitle(t('title'));
  const action = (
    <GoOn to="/" link={t('home')}>
      {(seconds) => t('countdown', { seconds })}
    </GoOn>
  );
  return <ErrorState title={t('title')} action={action} />;
}

/** Another application shared files that were not received: no service worker took them, or its storage is full. */
function NothingReceived() {
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

/** A path without a page. The one that other applications share files to is shown where they were not received. */
export function NotFoundPage() {
  return useLocation().pathname === SHARE_TARGET ? <NothingReceived /> : <UnknownPath />;
}
