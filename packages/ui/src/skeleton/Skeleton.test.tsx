import { describeConformance } from '../test/describeConformance.tsx';
import { Skeleton } from './Skeleton.tsx';

describeConformance('Skeleton', {
  element: HTMLSpanElement,
  render: (probe) => <Skeleton width={120} {...probe} />,
});
