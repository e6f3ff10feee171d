import { SegmentedControl } from '@xiangji/ui';
import { useState } from 'react';

const layouts = [
  { value: 'auto', label: 'Automatic' },
  { value: 'real', label: 'True shape' },
];

export function LayoutControl() {
  const [layout, setLayout] = useState('auto');
  return <SegmentedControl label="Layout" segments={layouts} value={layout} onValueChange={setLayout} />;
}
