import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES } from '@xiangji/api-client/contract';
import { Button, ErrorState } from '@xiangji/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

export interface ListFailedProps {
  error: unknown;
  /** What failed, in the list's own words. */
  title: string;
  retrying: boolean;
  onRetry: () => void;
}

/** A list that did not come: reload it; or, where there is no such list (a stale link), the way back. */
export function ListFailed({ error, title, retrying, onRetry }: ListFailedProps) {
  const errors = useTranslations('errors');
  const photos = useTranslations('photos');
  if (!(error instanceof ApiError && error.is(ERROR_CODES.NOT_FOUND))) {
    return <ErrorState title={title} retrying={retrying} onRetry={onRetry} />;
  }
  const back = (
    <Button asChild>
      <Link to="/albums">{photos('backToAlbums')}</Link>
    </Button>
  );
  return <ErrorState title={errors('notFound')} action={back} />;
}
