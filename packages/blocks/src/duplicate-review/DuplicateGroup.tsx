import { Button, Trash2Icon, useFormatters } from '@xiangji/ui';
import { useState } from 'react';
import { SectionCard } from '../section-card/index.ts';
import { DuplicatePhoto } from './DuplicatePhoto.tsx';
import * as css from './DuplicateReview.css.ts';
import type { DuplicateReviewLabels } from './labels.ts';
import type { SimilarPhoto, SimilarPhotos } from './types.ts';

const bytesOf = (photos: readonly SimilarPhoto[]) => photos.reduce((sum, { bytes }) => sum + bytes, 0);

/** Returns the photos to keep: the suggested ones, with the changes of the user. */
function useKeptPhotos(photos: readonly SimilarPhoto[]) {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isKept = ({ id, keep }: SimilarPhoto) => changed.get(id) ?? keep !== undefined;
  return {
    isKept,
    setKept: (id: string, kept: boolean) => setChanged((before) => new Map(before).set(id, kept)),
    removed: photos.filter((photo) => !isKept(photo)),
  };
}

type Change = 'delete' | 'dismiss';

/** Runs the changes of a group one at a time. */
function useChange() {
  const [running, setRunning] = useState<Change>();
  const [failed, setFailed] = useState(false);
  const run = async (change: Change, start: () => Promise<unknown>) => {
    if (running) return;
    setRunning(change);
    setFailed(false);
    try {
      await start();
    } catch {
      setFailed(true);
    } finally {
      setRunning(undefined);
    }
  };
  return { running, failed, run };
}

interface DuplicateGroupProps {
  group: SimilarPhotos;
  onOpen: (photoId: string, element: HTMLElement) => void;
  onDelete: (photoIds: string[]) => Promise<unknown>;
  onDismiss: () => Promise<unknown>;
  labels: DuplicateReviewLabels;
}

/** A group of similar photos: the photos to keep, and the actions for the others. */
export function DuplicateGroup({ group, onOpen, onDelete, onDismiss, labels }: DuplicateGroupProps) {
  const { photos } = group;
  const { fileSize } = useFormatters();
  const { isKept, setKept, removed } = useKeptPhotos(photos);
  const { running, failed, run } = useChange();
  const suggested = photos.filter(({ keep }) => keep === undefined);
  const keepsNone = removed.length === photos.length;
  return (
    <SectionCard
      title={labels.group(photos.length)}
      note={suggested.length > 0 ? labels.gain(fileSize(bytesOf(suggested))) : labels.noGain}
    >
      <ul className={css.photos}>
        {photos.map((photo, index) => (
          <DuplicatePhoto
            key={photo.id}
            {...{ photo, labels }}
            position={index + 1}
            kept={isKept(photo)}
            disabled={running !== undefined}
            onKeptChange={(kept) => setKept(photo.id, kept)}
            onOpen={(element) => onOpen(photo.id, element)}
          />
        ))}
      </ul>
      <div className={css.actions}>
        <Button
          tone="critical"
          icon={<Trash2Icon />}
          loading={running === 'delete'}
          disabled={removed.length === 0 || keepsNone || running === 'dismiss'}
          onClick={() => run('delete', () => onDelete(removed.map(({ id }) => id)))}
        >
          {removed.length > 0 ? labels.remove(removed.length, fileSize(bytesOf(removed))) : labels.removeNone}
        </Button>
        <Button
          variant="ghost"
          loading={running === 'dismiss'}
          disabled={running === 'delete'}
          onClick={() => run('dismiss', onDismiss)}
        >
          {labels.dismiss}
        </Button>
        <p role="status" className={css.hint}>
          {keepsNone && labels.keepOne}
        </p>
        {failed && (
          <p role="alert" className={css.failure}>
            {labels.failed}
          </p>
        )}
      </div>
    </SectionCard>
  );
}
