import { Button, Popover, Stack, Switch } from '@xiangji/ui';

export function DisplayOptions() {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button>Display</Button>
      </Popover.Trigger>
      <Popover.Content label="Display">
        <Stack gap={2}>
          <Switch label="Names" defaultChecked />
          <Switch label="Dates" />
        </Stack>
      </Popover.Content>
    </Popover.Root>
  );
}
