import {
  AlbumOrganizer,
  type LevelId,
  OrganizerBar,
  type OrganizerChanges,
  type OrganizerLevel,
  useOrganizer,
} from '@xiangji/blocks';
import { useState } from 'react';

interface Props {
  levels: OrganizerLevel[];
  onSave: (changes: OrganizerChanges) => void;
  onCancel: () => void;
}

export function Organize({ levels, onSave, onCancel }: Props) {
  const [level, setLevel] = useState<LevelId>(null);
  const organizer = useOrganizer({ levels, level, onLevelChange: setLevel });
  return (
    <>
      <OrganizerBar
        organizer={organizer}
        size="standard"
        onSizeChange={() => {}}
        onCancel={onCancel}
        onSort={() => {}}
        onSave={() => onSave(organizer.getChanges())}
      />
      <AlbumOrganizer organizer={organizer} onRename={() => {}} />
    </>
  );
}
