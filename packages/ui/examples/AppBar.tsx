import { AppBar, Button, IconButton, ListChecksIcon, Trash2Icon, UploadIcon, XIcon } from '@xiangji/ui';

interface Props {
  selecting: boolean;
  onSelectingChange: (selecting: boolean) => void;
}

export function AlbumBar({ selecting, onSelectingChange }: Props) {
  return (
    <AppBar.Root face={selecting ? 'manage' : 'browse'}>
      <AppBar.Browse>
        <AppBar.Title>Kyoto 2026</AppBar.Title>
        <AppBar.Actions>
          <IconButton label="Select photos" onClick={() => onSelectingChange(true)}>
            <ListChecksIcon />
          </IconButton>
          <Button variant="solid" icon={<UploadIcon />}>
            Upload
          </Button>
        </AppBar.Actions>
      </AppBar.Browse>
      <AppBar.Manage>
        <IconButton label="Cancel" onClick={() => onSelectingChange(false)}>
          <XIcon />
        </IconButton>
        <AppBar.Count>12 photos selected</AppBar.Count>
        <AppBar.Actions>
          <IconButton label="Delete" tone="critical">
            <Trash2Icon />
          </IconButton>
        </AppBar.Actions>
      </AppBar.Manage>
    </AppBar.Root>
  );
}
