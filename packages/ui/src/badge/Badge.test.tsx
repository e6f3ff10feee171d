import { describeConformance } from '../test/describeConformance.tsx';
import { Badge } from './Badge.tsx';

describeConformance('Badge', { element: HTMLSpanElement, render: (probe) => <Badge {...probe}>私密</Badge> });
