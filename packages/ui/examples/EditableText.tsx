import { EditableText } from '@xiangji/ui';
import { useState } from 'react';

export function AlbumName() {
  const [name, setName] = useState('Kyoto 2026');
  return <EditableText label="Name" value={name} onValueChange={setName} />;
}
