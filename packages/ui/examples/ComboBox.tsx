import { ComboBox } from '@xiangji/ui';
import { useState } from 'react';

const albums = [
  { value: 'kyoto', label: 'Kyoto in autumn', detail: '248' },
  { value: 'sea', label: 'Three days at the sea', detail: '61' },
];

export function AlbumField() {
  const [album, setAlbum] = useState<string>();
  return <ComboBox label="Album" options={albums} value={album} onValueChange={setAlbum} />;
}
