import type { SecondaryMessages } from '../catalogue.ts';

export const similar: SecondaryMessages['similar'] = {
  title: 'Similar photos',
  back: 'Back to the overview',
  toGain:
    '{groups, plural, one {# group} other {# groups}} of similar photos can free up {size}. Nothing is deleted before you confirm it.',
  none: 'No similar photos were found.',
  review: 'Review',
  dismissed: 'The group is not listed any more',
};
