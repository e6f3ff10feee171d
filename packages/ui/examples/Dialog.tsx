import { Button, Dialog, TextField } from '@xiangji/ui';
import { useState } from 'react';

export function NewAlbum({ onCreate }: { onCreate: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>New album</Button>
      </Dialog.Trigger>
      <Dialog.Content title="New album">
        <Dialog.Body>
          <TextField label="Album name" value={name} onValueChange={setName} />
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button variant="ghost">Cancel</Button>
          </Dialog.Close>
          <Dialog.Close asChild>
            <Button variant="solid" onClick={() => onCreate(name)}>
              Create
            </Button>
          </Dialog.Close>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
