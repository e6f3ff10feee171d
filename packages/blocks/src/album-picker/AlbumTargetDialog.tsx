import { Dialog } from '@xiangji/ui';
import { type FormEvent, useId, useState } from 'react';
import { DialogFooter } from '../dialogs/index.ts';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { AlbumPicker, type PickableAlbum } from './AlbumPicker.tsx';
import { AlbumTargetTabs } from './AlbumTargetTabs.tsx';
import { type AlbumTargetLabels, albumTargetLabels } from './labels.ts';

/** The target: a new album with a name, or an existing album. */
export type AlbumTarget = { newName: string } | { id: string };

export interface AlbumTargetDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with the new state when the dialog should open or close. */
  onOpenChange: (open: boolean) => void;
  /** The title, and the accessible name. */
  title: string;
  /** Text of the confirm button, such as 'Move 12 photos'. */
  confirmLabel: string;
  /** The albums that the user can select; undefined while they load. */
  albums: readonly PickableAlbum[] | undefined;
  /** The initial name of a new album. @default '' */
  defaultName?: string | undefined;
  /** The tab that is selected initially. @default 'new' */
  defaultTab?: 'new' | 'existing' | undefined;
  /** Maximum length of a name, in code points. */
  maxLength?: number;
  /** Called with the selected target. If the returned promise rejects, the dialog stays open. */
  onSubmit: (target: AlbumTarget) => unknown;
  /**
   * Called before the focus returns to the element that opened the dialog. Call `preventDefault` to move it elsewhere.
   */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  /** Replaces individual texts. */
  labels?: Partial<AlbumTargetLabels>;
}

/** The state of the two tabs. Submitting an empty form opens the tab for a new album. */
function useTarget(props: AlbumTargetDialogProps, labels: AlbumTargetLabels) {
  const { defaultName = '', defaultTab = 'new', onSubmit, onOpenChange } = props;
  const [tab, setTab] = useState(defaultTab);
  const [name, setName] = useState(defaultName);
  const [selected, setSelected] = useState<string[]>([]);
  const [error, setError] = useState<string>();
  const { busy, submit } = useSubmit(() => onOpenChange(false));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [id] = selected;
    if (tab === 'existing' && id) return submit(() => onSubmit({ id }));
    if (tab === 'new' && name.trim()) return submit(() => onSubmit({ newName: name.trim() }));
    setTab('new');
    setError(tab === 'existing' ? labels.albumRequired : labels.nameRequired);
  };
  const handleName = (text: string) => {
    setName(text);
    setError(undefined);
  };
  return { tab, setTab, name, handleName, selected, setSelected, error, busy, handleSubmit };
}

function AlbumTargetForm(props: AlbumTargetDialogProps) {
  const labels = useBlockLabels(albumTargetLabels, props.labels);
  const formId = useId();
  const target = useTarget(props, labels);
  return (
    <>
      <Dialog.Body>
        <form id={formId} noValidate onSubmit={target.handleSubmit}>
          <AlbumTargetTabs
            tab={target.tab}
            onTabChange={target.setTab}
            label={props.title}
            labels={labels}
            name={target.name}
            onNameChange={target.handleName}
            nameMaxLength={props.maxLength}
            error={target.error}
          >
            <AlbumPicker
              label={labels.albums}
              albums={props.albums}
              value={target.selected}
              onValueChange={target.setSelected}
              labels={labels}
            />
          </AlbumTargetTabs>
        </form>
      </Dialog.Body>
      <DialogFooter formId={formId} confirmLabel={props.confirmLabel} busy={target.busy} />
    </>
  );
}

/** A dialog that asks for a new or an existing album. */
export function AlbumTargetDialog(props: AlbumTargetDialogProps) {
  return (
    <Dialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Dialog.Content title={props.title} size="medium" onCloseAutoFocus={props.onCloseAutoFocus}>
        <AlbumTargetForm {...props} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
