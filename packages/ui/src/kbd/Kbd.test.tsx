import { describeConformance } from '../test/describeConformance.tsx';
import { Kbd } from './Kbd.tsx';

describeConformance('Kbd', { element: HTMLElement, render: (probe) => <Kbd {...probe}>Esc</Kbd> });
