import { describeComponent } from '../test/describeComponent.tsx';
import { Kbd } from './Kbd.tsx';

describeComponent('Kbd', { element: HTMLElement, render: (probe) => <Kbd {...probe}>Esc</Kbd> });
