import { describeComponent } from '../test/describeComponent.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

describeComponent('VisuallyHidden', {
  element: HTMLSpanElement,
  render: (probe) => <VisuallyHidden {...probe}>已选择 3 张照片</VisuallyHidden>,
});
