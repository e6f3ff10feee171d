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

/** The description, which users edit in place. An empty or unchanged text is not saved. */
export function DescriptionField({ name, labels, maxLength, onDescribe }: DescriptionFieldProps) {
  const [editing, setEditing] = useState(false);
  const title = <h2 className={css.name}>{name || labels.noDescription}</h2>;
  if (!onDescribe) return title;
  const commit = (text: string) => {
    const trimmed = text.trim();
    if (maxLength !== undefined && Array.from(trimmed).length > maxLength) return;
    setEditing(false);
    if (trimmed && trimmed !== name) onDescribe(trimmed);
  };
  if (editing) {
    return (
      <TextArea
        autoFocus
        label={labels.description}
        hideLabel
        defaultValue={name}
        {...(maxLength !== undefined && { limit: maxLength })}
        onValueCommit={commit}
        onCancel={() => setEditing(false)}
        onBlur={(event) => commit(event.currentTarget.value)}
      />
    );
  }
  return (
    <div className={css.head}>
      {title}
      <IconButton label={labels.describe} onClick={() => setEditing(true)}>
        <PencilIcon />
      </IconButton>
    </div>
  );
}
