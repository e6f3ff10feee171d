import { DatePicker } from '@xiangji/ui';
import { useState } from 'react';

export function ExpiryField({ today }: { today: number }) {
  const [day, setDay] = useState<number>();
  return <DatePicker label="Expires" value={day} onValueChange={setDay} min={today} />;
}
