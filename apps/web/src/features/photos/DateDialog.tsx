import type { DateChange } from '@xiangji/api-client/contract';
import { DialogFooter } from '@xiangji/blocks';
import { Dialog, Stack, Tabs } from '@xiangji/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConvertFields, SetFields } from './DateFields.tsx';
import { DatePreview } from './DatePreview.tsx';
import { changeOf, type DateDraft, draftFor } from './dateChange.ts';
import type { PhotoSubject } from './photoLayers.ts';
import { useDatePreview } from './useDatePreview.ts';

export interface DateDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  subject: PhotoSubject;
  /** A rejected promise leaves the dialog open. */
  onSubmit: (change: DateChange) => unknown;
}

/** Focuses the first field whose text is invalid. Returns whether there is one. */
function focusInvalid(form: HTMLFormElement): boolean {
  const field = form.querySelector<HTMLElement>('input:invalid');
  field?.focus();
  return field !== null;
}

function DateForm({ onOpenChange, subject, onSubmit }: Omit<DateDialogProps, 'open'>) {
  const t = useTranslations('photos');
  const formId = useId();
  const [draft, setDraft] = useState(() => draftFor(subject.first));
  const [busy, setBusy] = useState(false);
  const change = changeOf(draft);
  const preview = useDatePreview(subject.selected, change);
  const set = (part: Partial<DateDraft>) => setDraft((before) => ({ ...before, ...part }));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (focusInvalid(event.currentTarget) || !change || !preview.isPossible) return;
    setBusy(true);
    try {
      await onSubmit(change);
      onOpenChange(false);
    } catch {
      // The caller shows the error; the typed text stays.
    } finally {
      setBusy(false);
    }
  };
  const parts = { draft, set };
  return (
    <>
      <Dialog.Body>
        <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={4}>
            {subject.count > 1 ? (
              <Tabs.Root
                value={draft.mode}
                onValueChange={(mode) => set({ mode: mode === 'RELATIVE' ? 'RELATIVE' : 'ABSOLUTE' })}
              >
                <Tabs.List aria-label={t('changeDate')}>
                  <Tabs.Tab value="ABSOLUTE">{t('dateSet')}</Tabs.Tab>
                  <Tabs.Tab value="RELATIVE">{t('dateConvert')}</Tabs.Tab>
                </Tabs.List>
                <Tabs.Panel value="ABSOLUTE">
                  <SetFields {...parts} />
                </Tabs.Panel>
                <Tabs.Panel value="RELATIVE">
                  <ConvertFields {...parts} />
                </Tabs.Panel>
              </Tabs.Root>
            ) : (
              <SetFields {...parts} />
            )}
            <DatePreview {...preview} />
          </Stack>
        </form>
      </Dialog.Body>
      <DialogFooter
        formId={formId}
        confirmLabel={t('dateConfirm', { count: subject.count })}
        busy={busy}
        disabled={!preview.isPossible}
      />
    </>
  );
}

/** Sets, shifts or converts when photos were taken (spec §2 'Date change'), and shows what will be. */
export function DateDialog({ open, ...rest }: DateDialogProps) {
  const t = useTranslations('photos');
  return (
    <Dialog.Root open={open} onOpenChange={rest.onOpenChange}>
      <Dialog.Content title={t('changeDate')} size="medium">
        <DateForm {...rest} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
