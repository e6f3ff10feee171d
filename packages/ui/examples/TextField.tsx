import { TextField } from '@xiangji/ui';
import { useState } from 'react';

export function AlbumNameField() {
  const [name, setName] = useState('');
  return (
    <TextField
      label="Album name"
      hint="Up to 30 characters"
      error={name.length > 30 ? 'The name is too long' : undefined}
      value={name}
      onValueChange={setName}
    />
  );
}
