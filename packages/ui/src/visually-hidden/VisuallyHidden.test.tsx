import { describeConformance } from '../test/describeConformance.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

describeConformance('VisuallyHidden', {
  element: HTMLSpanElement,
  render: (probe) => <VisuallyHidden {...probe}>已选择 3 张照片</VisuallyHidden>,
});
