import { DeviceLinkDialog } from '@xiangji/blocks';
import { Button } from '@xiangji/ui';
import { useState } from 'react';

export function OpenOnDevice() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open on another device</Button>
      <DeviceLinkDialog
        open={open}
        onOpenChange={setOpen}
        name="Kyoto in autumn"
        link="https://photos.example.com/albums/1/photos"
      />
    </>
  );
}
