import { Tabs, TextField } from '@xiangji/ui';

export function SaveTo() {
  return (
    <Tabs.Root defaultValue="new">
      <Tabs.List aria-label="Save to">
        <Tabs.Tab value="new">New album</Tabs.Tab>
        <Tabs.Tab value="existing">Existing album</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="new">
        <TextField label="Album name" />
      </Tabs.Panel>
      <Tabs.Panel value="existing">Choose an album</Tabs.Panel>
    </Tabs.Root>
  );
}
