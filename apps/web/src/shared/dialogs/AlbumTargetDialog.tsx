import { TEXT } from '@xiangji/api-client/contract';
import { Dialog, Tabs, TextField } from '@xiangji/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AlbumPicker, type AlbumPickerProps } from './AlbumPicker.tsx';
import { ConfirmFooter } from './ConfirmFooter.tsx';

/** A new album of that name, or one that is there. */
export type AlbumTarget = { newName: string } | { id: string };

export interface AlbumTargetDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Names what it does, e.g. '移动 12 张照片'. */
  confirmLabel: string;
  /** Which of the albums may be chosen; all where absent. Keep it the same between renders. */
  filter?: AlbumPickerProps['filter'];
  /** The name that a new album begins with. */
  newName?: string;
  /** Where it begins; NEW where absent. */
  first?: 'NEW' | 'OLD';
  /** A rejected promise leaves the dialog open. */
  onSubmit: (target: AlbumTarget) => unknown;
  /** Where the focus goes on where what opened the dialog has gone; `preventDefault` first. */
  onCloseAutoFocus?: (event: Event) => void;
}

type Tab = 'NEW' | 'OLD';

/** The two tabs and their rules: with nothing chosen it goes on with the New tab (spec §4 'Dialog tabs'). */
function useTarget({ newName = '', first = 'NEW', onSubmit, onOpenChange }: AlbumTargetDialogProps) {
  const t = useTranslations('dialogs');
  const [tab, setTab] = useState<Tab>(first);
  const [name, setName] = useState(newName);
  const [chosen, setChosen] = useState<string[]>([]);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (target: AlbumTarget) => {
    setBusy(true);
    try {
      await onSubmit(target);
      onOpenChange(false);
    } catch {
      // The caller says what failed; the choice stays.
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [id] = chosen;
    if (tab === 'OLD' && id) return void send({ id });
    if (tab === 'NEW' && name.trim()) return void send({ newName: name.trim() });
    setTab('NEW');
    setFault(t(tab === 'OLD' ? 'pickRequired' : 'pickNameRequired'));
  };
  const type = (text: string) => {
    setName(text);
    setFault(undefined);
  };
  return { tab, setTab, name, type, chosen, setChosen, fault, busy, submit };
}

function AlbumTargetForm(props: AlbumTargetDialogProps) {
  const t = useTranslations('dialogs');
  const formId = useId();
  const target = useTarget(props);
  return (
    <>
      <Dialog.Body>
        <form id={formId} noValidate onSubmit={target.submit}>
          <Tabs.Root
            value={target.tab}
            onValueChange={(value) => target.setTab(value === 'OLD' ? 'OLD' : 'NEW')}
          >
            <Tabs.List aria-label={props.title}>
              <Tabs.Tab value="NEW">{t('pickNew')}</Tabs.Tab>
              <Tabs.Tab value="OLD">{t('pickOld')}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="NEW">
              <TextField
                label={t('pickName')}
                value={target.name}
                maxLength={TEXT.ALBUM_NAME}
                autoComplete="off"
                error={target.fault}
                onChange={(event) => target.type(event.currentTarget.value)}
              />
            </Tabs.Panel>
            <Tabs.Panel value="OLD">
              <AlbumPicker
                label={t('pickList')}
                value={target.chosen}
                onChange={target.setChosen}
                filter={props.filter}
              />
            </Tabs.Panel>
          </Tabs.Root>
        </form>
      </Dialog.Body>
      <ConfirmFooter formId={formId} confirmLabel={props.confirmLabel} busy={target.busy} />
    </>
  );
}

/** Where something goes: a new album or one that is there (spec §2 'Dialogs', tabs NEW/OLD). */
export function AlbumTargetDialog(props: AlbumTargetDialogProps) {
  return (
    <Dialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Dialog.Content title={props.title} size="medium" onCloseAutoFocus={props.onCloseAutoFocus}>
        <AlbumTargetForm {...props} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
