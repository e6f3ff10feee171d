import type { LeftUpload } from '@xiangji/api-client/upload';
import { Button, Inline, useToast } from '@xiangji/ui';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFileSize } from '../../shared/hooks/useFileSize.ts';
import { useEngine } from './QueueContext.ts';
import * as css from './UploadPanel.css.ts';

/** Offers to go on with what an earlier visit left unfinished (issue: on return the panel offers to continue). */
export function UploadOffer() {
  const t = useTranslations('upload');
  const sizeText = useFileSize();
  const toast = useToast();
  const engine = useEngine();
  const [left, setLeft] = useState<LeftUpload>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let gone = false;
    void engine.left().then((found) => {
      if (!gone) setLeft(found);
    });
    return () => {
      gone = true;
    };
  }, [engine]);
  if (!left) return null;
  const resume = async () => {
    setBusy(true);
    const missing = await engine.resume();
    setLeft(undefined);
    if (missing > 0) toast.show({ title: t('missing', { count: missing }), duration: null });
  };
  const discard = () => {
    setLeft(undefined);
    void engine.discard();
  };
  return (
    <section className={css.panel} aria-label={t('panelTitle')}>
      <p className={css.headline} role="status">
        {t('leftTitle', { count: left.count })}
      </p>
      <p className={css.figures}>{t('leftText', { size: sizeText(left.bytes) })}</p>
      <Inline gap={2} justifyContent="flex-end">
        <Button size="small" variant="ghost" disabled={busy} onClick={discard}>
          {t('discard')}
        </Button>
        <Button size="small" variant="solid" disabled={busy} onClick={() => void resume()}>
          {t('continue')}
        </Button>
      </Inline>
    </section>
  );
}
