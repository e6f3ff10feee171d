import { Switch } from '@xiangji/ui';
import { useState } from 'react';

export function PrivateShare() {
  const [isPrivate, setPrivate] = useState(true);
  return <Switch label="Private share" checked={isPrivate} onCheckedChange={setPrivate} />;
}
