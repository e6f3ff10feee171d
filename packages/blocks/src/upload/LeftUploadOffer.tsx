import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { useEffect, useState } from 'react';
import { UploadOffer, type UploadOfferProps } from './UploadOffer.tsx';

export interface LeftUploadOfferProps extends Pick<UploadOfferProps, 'labels'> {
  /**
   * Loads the unfinished upload of an earlier page visit. Called once. If it rejects or there is none, nothing is
   * offered.
   */
  load: () => Promise<Pick<UploadOfferProps, 'count' | 'bytes'> | undefined>;
  /** Continues the upload. The offer is hidden when the promise resolves, and stays if it rejects. */
  onContinue: () => Promise<unknown>;
  /** Discards the unfinished files. */
  onDiscard: () => void;
}

/** Checks for an unfinished upload of an earlier page visit, and offers to continue it. */
export function LeftUploadOffer({ load, onContinue, onDiscard, labels }: LeftUploadOfferProps) {
  const [left, setLeft] = useState<Pick<UploadOfferProps, 'count' | 'bytes'>>();
  const [busy, setBusy] = useState(false);
  const look = useLatestCallback(load);
  useEffect(() => {
    let isUnmounted = false;
    look().then(
      (found) => !isUnmounted && setLeft(found),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [look]);
  if (!left) return null;
  const resume = async () => {
    setBusy(true);
    try {
      await onContinue();
      setLeft(undefined);
    } catch {
      setBusy(false);
    }
  };
  const discard = () => {
    setLeft(undefined);
    onDiscard();
  };
  return (
    <UploadOffer
      {...left}
      disabled={busy}
      onContinue={() => void resume()}
      onDiscard={discard}
      labels={labels}
    />
  );
}
