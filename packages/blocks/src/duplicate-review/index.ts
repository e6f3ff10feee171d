export { DuplicateReview, type DuplicateReviewProps } from './DuplicateReview.tsx';
export { type DuplicateReviewLabels, duplicateReviewLabels } from './labels.ts';
export type { SimilarPhoto, SimilarPhotos } from './types.ts';
