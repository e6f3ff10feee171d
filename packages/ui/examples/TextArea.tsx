import { TextArea } from '@xiangji/ui';
import { useState } from 'react';

export function AboutAlbum() {
  const [text, setText] = useState('');
  return <TextArea label="About this album" limit={140} value={text} onValueChange={setText} />;
}
