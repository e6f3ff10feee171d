import type { LeftUpload } from '@xiangji/api-client/upload';
import { UploadOffer } from '@xiangji/blocks';
import { useToast } from '@xiangji/ui';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEngine } from './QueueContext.ts';

/** Offers to continue the unfinished upload of an earlier visit. */
export function LeftUploadOffer() {
  const t = useTranslations('upload');
  const toast = useToast();
  const engine = useEngine();
  const [left, setLeft] = useState<LeftUpload>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    void engine.left().then((found) => {
      if (!isUnmounted) setLeft(found);
    });
    return () => {
      isUnmounted = true;
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
  return <UploadOffer {...left} disabled={busy} onContinue={() => void resume()} onDiscard={discard} />;
}
