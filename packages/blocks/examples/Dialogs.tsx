import { PromptDialog } from '@xiangji/blocks';
import { Button } from '@xiangji/ui';
import { useState } from 'react';

export function RenameAlbum({ rename }: { rename: (name: string) => Promise<void> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <PromptDialog
        open={open}
        onOpenChange={setOpen}
        title="Rename"
        label="Album name"
        defaultValue="Kyoto"
        maxLength={30}
        requiredText="Please enter an album name"
        confirmLabel="Save"
        onSubmit={rename}
      />
    </>
  );
}
