import { Calendar } from '@xiangji/ui';
import { useState } from 'react';

export function ExpiryCalendar({ today }: { today: number }) {
  const [day, setDay] = useState<number>();
  return <Calendar label="Expires" value={day} onValueChange={setDay} min={today} />;
}
