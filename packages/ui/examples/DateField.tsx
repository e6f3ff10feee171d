import { DateField } from '@xiangji/ui';
import { useState } from 'react';

export function DateTaken() {
  const [day, setDay] = useState<number>();
  return <DateField label="Date taken" value={day} onValueChange={setDay} />;
}
