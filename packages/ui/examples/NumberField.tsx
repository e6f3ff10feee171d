import { NumberField } from '@xiangji/ui';
import { useState } from 'react';

export function DaysToKeep() {
  const [days, setDays] = useState(30);
  return <NumberField label="Days to keep" value={days} onValueChange={setDays} min={1} max={365} />;
}
