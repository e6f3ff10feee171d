import { RadioGroup } from '@xiangji/ui';
import { useState } from 'react';

const access = [
  { value: 'private', label: 'Private', note: 'Needs a code of 4 characters' },
  { value: 'public', label: 'Public' },
];

export function Access() {
  const [value, setValue] = useState('private');
  return <RadioGroup label="Who can see it" options={access} value={value} onValueChange={setValue} />;
}
