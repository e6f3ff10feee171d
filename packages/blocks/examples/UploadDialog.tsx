import { UploadDialog, type UploadDialogProps } from '@xiangji/blocks';
import { Button } from '@xiangji/ui';
import { useState } from 'react';

type Props = Pick<UploadDialogProps, 'albums' | 'readFiles' | 'findFolders' | 'onUpload' | 'onUploadFolders'>;

export function UploadPhotos(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Upload photos</Button>
      <UploadDialog
        {...props}
        open={open}
        onOpenChange={setOpen}
        today="2026.11.26"
        nameMaxLength={60}
        hint="JPG, PNG"
        onPick={(files) => files}
      />
    </>
  );
}
