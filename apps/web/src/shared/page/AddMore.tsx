import { Button, UploadIcon } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import * as css from './AddMore.css.ts';
import { deskHint } from './deskHint.css.ts';

/** At most this many photos or albums leave most of a wide screen empty. */
export const FEW = 6;

/** The end of a small list: a drop target for files, with a button that does the same. */
export function AddMore({ onUpload }: { onUpload: () => void }) {
  const t = useTranslations('photos');
  return (
    <div className={css.addMore}>
      <p className={`${css.text} ${deskHint}`}>{t('dropMore')}</p>
      <Button icon={<UploadIcon />} onClick={onUpload}>
        {t('addMore')}
      </Button>
    </div>
  );
}
