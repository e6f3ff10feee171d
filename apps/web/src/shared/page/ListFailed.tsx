import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES } from '@xiangji/api-client/contract';
import { PressableText } from '@xiangji/blocks';
import { Button, ErrorState } from '@xiangji/ui';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

export interface ListFailedProps {
  error: unknown;
  /** What failed, in the list's own words. */
  title: string;
  /** The title asks to press it. */
  pressable?: boolean;
  retrying: boolean;
  onRetry: () => void;
}

/** A list that failed to load: a retry; or, where the list does not exist (a stale link), the way back. */
export function ListFailed({ error, title, pressable = false, retrying, onRetry }: ListFailedProps) {
  const errors = useTranslations('errors');
  const photos = useTranslations('photos');
  if (!(error instanceof ApiError && error.is(ERROR_CODES.NOT_FOUND))) {
    const sentence = pressable ? <PressableText onPress={onRetry}>{title}</PressableText> : title;
    return <ErrorState title={sentence} retrying={retrying} onRetry={onRetry} />;
  }
  const back = (
    <Button asChild>
      <Link to="/albums">{photos('backToAlbums')}</Link>
    </Button>
  );
  return <ErrorState title={errors('notFound')} action={back} />;
}
