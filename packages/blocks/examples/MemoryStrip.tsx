import { type Memory, MemoryStrip, type MemoryStripProps } from '@xiangji/blocks';
import { useState } from 'react';

export function OnThisDay({ memories, open }: { memories: Memory[]; open: MemoryStripProps['onOpen'] }) {
  const [shown, setShown] = useState(true);
  return shown ? <MemoryStrip memories={memories} onOpen={open} onDismiss={() => setShown(false)} /> : null;
}
