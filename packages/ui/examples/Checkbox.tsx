import { Checkbox } from '@xiangji/ui';
import { useState } from 'react';

export function KeepMetadata() {
  const [keep, setKeep] = useState(true);
  return <Checkbox label="Keep place and camera data" checked={keep} onCheckedChange={setKeep} />;
}
