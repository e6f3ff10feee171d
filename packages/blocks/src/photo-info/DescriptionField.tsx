import { IconButton, PencilIcon, TextArea } from '@xiangji/ui';
import { useState } from 'react';
import type { PhotoInfoLabels } from './labels.ts';
import * as css from './PhotoInfoPanel.css.ts';

interface DescriptionFieldProps {
  name: string;
  labels: PhotoInfoLabels;
  maxLength: number | undefined;
  onDescribe: ((text: string) => void) | undefined;
}

/**
 * The description, which users edit in place. An empty or unchanged text is not saved; a text that is too long shows an
 * error.
 */
export function DescriptionField({ name, labels, maxLength, onDescribe }: DescriptionFieldProps) {
  /** False after the user ends the edit by a key: the button then takes the focus of the field. */
  const [editing, setEditing] = useState<boolean>();
  const [text, setText] = useState(name);
  const trimmed = text.trim();
  const isTooLong = maxLength !== undefined && Array.from(trimmed).length > maxLength;
  const title = <h2 className={css.name}>{name || labels.noDescription}</h2>;
  if (!onDescribe) return title;
  const commit = (next: false | undefined) => {
    if (isTooLong) return;
    setEditing(next);
    if (trimmed && trimmed !== name) onDescribe(trimmed);
  };
  const handleEdit = () => {
    setText(name);
    setEditing(true);
  };
  if (editing) {
    return (
      <TextArea
        autoFocus
        label={labels.description}
        hideLabel
        limit={maxLength}
        error={isTooLong ? labels.descriptionTooLong(maxLength) : undefined}
        value={text}
        onValueChange={setText}
        onValueCommit={() => commit(false)}
        onCancel={() => setEditing(false)}
        onBlur={() => commit(undefined)}
      />
    );
  }
  return (
    <div className={css.head}>
      {title}
      <IconButton autoFocus={editing === false} label={labels.describe} onClick={handleEdit}>
        <PencilIcon />
      </IconButton>
    </div>
  );
}
