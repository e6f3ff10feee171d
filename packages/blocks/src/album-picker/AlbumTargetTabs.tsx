import { Tabs, TextField } from '@xiangji/ui';
import type { ReactNode } from 'react';

/** The tab for a new album, or for an existing album. */
export type AlbumTargetTab = 'new' | 'existing';

interface AlbumTargetTabsProps {
  tab: AlbumTargetTab;
  onTabChange: (tab: AlbumTargetTab) => void;
  /** Accessible name of the list of tabs. */
  label: string;
  labels: { newAlbum: string; existingAlbum: string; name: string };
  /** The name of the new album. */
  name: string;
  onNameChange: (name: string) => void;
  /** Maximum length of the name, in code points. */
  nameMaxLength: number | undefined;
  error: string | undefined;
  /** The content of the tab that selects an existing album. */
  children: ReactNode;
}

/** Two tabs: the name of a new album, or the selection of an existing one. */
export function AlbumTargetTabs({ labels, children, ...props }: AlbumTargetTabsProps) {
  return (
    <Tabs.Root
      value={props.tab}
      onValueChange={(value) => props.onTabChange(value === 'existing' ? 'existing' : 'new')}
    >
      <Tabs.List aria-label={props.label}>
        <Tabs.Tab value="new">{labels.newAlbum}</Tabs.Tab>
        <Tabs.Tab value="existing">{labels.existingAlbum}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="new">
        <TextField
          label={labels.name}
          value={props.name}
          maxLength={props.nameMaxLength}
          autoComplete="off"
          error={props.error}
          onValueChange={props.onNameChange}
        />
      </Tabs.Panel>
      <Tabs.Panel value="existing">{children}</Tabs.Panel>
    </Tabs.Root>
  );
}
