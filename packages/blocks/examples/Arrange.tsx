import {
  type AlbumGridSize,
  AlbumOrganizer,
  type LevelId,
  OrganizerBar,
  type OrganizerChanges,
  type OrganizerLevel,
  useOrganizer,
} from '@xiangji/blocks';
import { AppBar } from '@xiangji/ui';
import { useState } from 'react';

interface ArrangeProps {
  levels: OrganizerLevel[];
  onSave: (changes: OrganizerChanges) => void;
  onCancel: () => void;
}

export function Arrange({ levels, onSave, onCancel }: ArrangeProps) {
  const [level, setLevel] = useState<LevelId>(null);
  const [size, setSize] = useState<AlbumGridSize>('standard');
  const organizer = useOrganizer({ levels, level, onLevelChange: setLevel });
  const rename = (id: string) => organizer.rename(id, window.prompt('Name') ?? '');
  return (
    <>
      <AppBar.Root face="manage">
        <AppBar.Manage>
          <OrganizerBar
            organizer={organizer}
            size={size}
            onSizeChange={setSize}
            onCancel={onCancel}
            onSort={() => organizer.setOrder('name-asc')}
            onSave={() => onSave(organizer.getChanges())}
          />
        </AppBar.Manage>
      </AppBar.Root>
      <AlbumOrganizer organizer={organizer} size={size} onRename={rename} />
    </>
  );
}
