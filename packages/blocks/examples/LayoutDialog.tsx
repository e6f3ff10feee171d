import { type LayoutChoice, LayoutDialog } from '@xiangji/blocks';
import { Button } from '@xiangji/ui';
import { useState } from 'react';

export function LayoutSettings() {
  const [open, setOpen] = useState(false);
  const [layout, setLayout] = useState<LayoutChoice<'1:1' | '4:3'>>({
    shape: 'auto',
    size: 'medium',
    ratio: '1:1',
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Layout</Button>
      <LayoutDialog
        open={open}
        onOpenChange={setOpen}
        value={layout}
        onValueChange={setLayout}
        ratios={['1:1', '4:3']}
      />
    </>
  );
}
