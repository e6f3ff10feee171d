import { DuplicateReview, type DuplicateReviewProps } from '@xiangji/blocks';

type Props = Pick<
  DuplicateReviewProps,
  'groups' | 'onLoadMore' | 'onRetry' | 'onOpen' | 'onDelete' | 'onDismiss'
>;

export function SimilarPhotosPage(props: Props) {
  return <DuplicateReview {...props} total={{ groups: 24, bytes: 327_155_712 }} hasMore />;
}
