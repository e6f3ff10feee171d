import { Button, Dialog, TextField, UiProvider } from '@xiangji/ui';
import '@xiangji/ui/theme.css'; // once
import '@xiangji/ui/components.css';

export const App = () => (
  <UiProvider>
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button variant="solid">New album</Button>
      </Dialog.Trigger>
      <Dialog.Content title="New album">
        <Dialog.Body>
          <TextField label="Name" />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  </UiProvider>
);
