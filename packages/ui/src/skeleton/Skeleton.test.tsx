import { describeComponent } from '../test/describeComponent.tsx';
import { Skeleton } from './Skeleton.tsx';

describeComponent('Skeleton', {
  element: HTMLSpanElement,
  render: (probe) => <Skeleton width={120} {...probe} />,
});
