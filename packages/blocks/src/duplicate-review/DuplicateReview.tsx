import { Button, EmptyState, ErrorState, Skeleton, useFormatters } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { DuplicateGroup } from './DuplicateGroup.tsx';
import * as css from './DuplicateReview.css.ts';
import { type DuplicateReviewLabels, duplicateReviewLabels } from './labels.ts';
import type { SimilarPhotos } from './types.ts';
import { useFocusOnNext } from './useFocusOnNext.ts';

export interface DuplicateReviewProps {
  /** The loaded groups; undefined while the first ones load. */
  groups: readonly SimilarPhotos[] | undefined;
  /** Totals of all groups, loaded or not, for the line above the list. */
  total?: { groups: number; bytes: number } | undefined;
  /** Whether groups could not be loaded. @default false */
  failed?: boolean;
  /** Whether groups are being loaded. @default false */
  loading?: boolean;
  /** Whether there are more groups to load. @default false */
  hasMore?: boolean;
  /** Called by the button that loads more groups. */
  onLoadMore: () => void;
  /** Called by the button that loads the groups again after a failure. */
  onRetry: () => void;
  /** Called with the ids of the group and the photo to view, and the element to which the focus returns. */
  onOpen: (groupId: string, photoId: string, element: HTMLElement) => void;
  /** Moves photos to the recycle bin. Resolves when `groups` is up to date. If it rejects, the group shows an error. */
  onDelete: (groupId: string, photoIds: string[]) => Promise<unknown>;
  /** Removes a group from the list. Resolves when `groups` is up to date. If it rejects, the group shows an error. */
  onDismiss: (groupId: string) => Promise<unknown>;
  /** Replaces individual texts. */
  labels?: Partial<DuplicateReviewLabels>;
}

/** Enough skeletons to fill a screen. */
const SKELETONS = [0, 1, 2];

function Loading() {
  return (
    <div className={css.groups} aria-hidden="true">
      {SKELETONS.map((key) => (
        <Skeleton key={key} className={css.skeleton} />
      ))}
    </div>
  );
}

type EndProps = Pick<DuplicateReviewProps, 'failed' | 'loading' | 'hasMore' | 'onLoadMore'> & {
  labels: DuplicateReviewLabels;
};

/** The content below the groups: a button that loads more, or the end of the list. */
function End({ failed, loading = false, hasMore, onLoadMore, labels }: EndProps) {
  return (
    <div className={css.end}>
      {failed && (
        <p role="alert" className={css.failure}>
          {labels.loadFailed}
        </p>
      )}
      {hasMore ? (
        <Button loading={loading} onClick={onLoadMore}>
          {labels.more}
        </Button>
      ) : (
        <p className={css.hint}>{labels.end}</p>
      )}
    </div>
  );
}

/**
 * A list of groups of similar photos. Each group suggests which photos to keep. Photos are deleted only when the user
 * presses a button.
 */
export function DuplicateReview(props: DuplicateReviewProps) {
  const { groups, total, failed = false, loading = false, onOpen, onDelete, onDismiss } = props;
  const labels = useBlockLabels(duplicateReviewLabels, props.labels);
  const { fileSize } = useFormatters();
  const { root, onFocus } = useFocusOnNext(groups);
  if (!groups && failed)
    return <ErrorState title={labels.loadFailed} retrying={loading} onRetry={props.onRetry} />;
  if (!groups) return <Loading />;
  return (
    <section ref={root} aria-label={labels.list} tabIndex={-1} className={css.review} onFocus={onFocus}>
      {groups.length === 0 ? (
        <EmptyState title={labels.empty} />
      ) : (
        <>
          {total && <p className={css.summary}>{labels.summary(total.groups, fileSize(total.bytes))}</p>}
          <ul className={css.groups}>
            {groups.map((group) => (
              <li key={group.id} data-group={group.id}>
                <DuplicateGroup
                  {...{ group, labels }}
                  onOpen={(photoId, element) => onOpen(group.id, photoId, element)}
                  onDelete={(photoIds) => onDelete(group.id, photoIds)}
                  onDismiss={() => onDismiss(group.id)}
                />
              </li>
            ))}
          </ul>
          <End {...props} labels={labels} />
        </>
      )}
    </section>
  );
}
