import { EmptyState } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../shared/page/LinkButton.tsx';

/** Says that no photo fits, with the way to all photos. */
export function NothingHere({ title }: { title: string }) {
  const t = useTranslations('photos');
  const action = (
    <LinkButton variant="solid" to="/photos">
      {t('toPhotos')}
    </LinkButton>
  );
  return <EmptyState title={title} action={action} />;
}
