import { Select } from '@xiangji/ui';
import { useState } from 'react';

const periods = [
  { value: '15', label: '15 days' },
  { value: '30', label: '30 days' },
  { value: '0', label: 'For ever' },
];

export function ValidFor() {
  const [days, setDays] = useState('30');
  return <Select label="Valid for" options={periods} value={days} onValueChange={setDays} />;
}
