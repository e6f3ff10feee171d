import {
  AlbumOrganizer,
  type LevelId,
  type OrganizerAlbum,
  OrganizerBar,
  type OrganizerLevel,
  PromptDialog,
  useOrganizer,
} from '@xiangji/blocks';
import '@xiangji/blocks/styles.css';
import { AppBar, UiProvider } from '@xiangji/ui';
import '@xiangji/ui/components.css';
import '@xiangji/ui/theme.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const NAMES = ['Kyoto', 'Osaka', 'Nara', 'Kobe'];

function album(name: string, position: number): OrganizerAlbum {
  return {
    id: name,
    kind: 'album',
    name,
    initial: name[0] ?? '#',
    position,
    startDate: 20_000 + position,
    endDate: 20_000 + position,
    createdAt: position,
    cover: null,
    count: 3,
  };
}

const levels: OrganizerLevel[] = [{ id: null, order: 'custom', albums: NAMES.map(album) }];

function App() {
  const [level, setLevel] = useState<LevelId>(null);
  const [renaming, setRenaming] = useState<string>();
  const [saved, setSaved] = useState('');
  const organizer = useOrganizer({ levels, level, onLevelChange: setLevel });
  return (
    <>
      <AppBar.Root face="manage">
        <AppBar.Manage>
          <OrganizerBar
            organizer={organizer}
            size="standard"
            onSizeChange={() => undefined}
            onCancel={() => undefined}
            onSort={() => undefined}
            onSave={() => setSaved(JSON.stringify(organizer.getChanges().sorted))}
          />
        </AppBar.Manage>
      </AppBar.Root>
      <main>
        <AlbumOrganizer organizer={organizer} onRename={setRenaming} />
      </main>
      <output aria-label="Saved">{saved}</output>
      <PromptDialog
        open={renaming !== undefined}
        onOpenChange={() => setRenaming(undefined)}
        title="Rename"
        label="Name"
        requiredText="Enter a name"
        confirmLabel="Save name"
        onSubmit={(name) => renaming && organizer.rename(renaming, name)}
      />
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <UiProvider locale="en">
    <App />
  </UiProvider>,
);
