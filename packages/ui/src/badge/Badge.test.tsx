import { describeComponent } from '../test/describeComponent.tsx';
import { Badge } from './Badge.tsx';

describeComponent('Badge', { element: HTMLSpanElement, render: (probe) => <Badge {...probe}>私密</Badge> });
