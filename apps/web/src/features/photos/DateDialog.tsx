import { useQuery } from '@tanstack/react-query';
import { type DateChange, DateChangeForm, photoActionLabels, useDateChange } from '@xiangji/blocks';
import { Dialog, type LayerDialogProps } from '@xiangji/ui';
import { useErrorText } from '../../shared/errors.ts';
import { useBlockTexts } from '../../shared/locale/useBlockTexts.ts';
import type { PhotoSubject } from './photoLayers.ts';
import { datePreviewQuery } from './photos.queries.ts';

export interface DateDialogProps extends LayerDialogProps {
  subject: PhotoSubject;
  /** A rejected promise leaves the dialog open. */
  onSubmit: (change: DateChange) => unknown;
}

function DateForm({ onOpenChange, subject, onSubmit }: Omit<DateDialogProps, 'open'>) {
  const errorText = useErrorText();
  const state = useDateChange(subject.first);
  const { data, isPlaceholderData, error } = useQuery(datePreviewQuery(subject.selected, state.change));
  return (
    <DateChangeForm
      state={state}
      count={subject.count}
      preview={data}
      previewStale={isPlaceholderData}
      previewError={error ? errorText(error) : undefined}
      onClose={() => onOpenChange(false)}
      onSubmit={onSubmit}
    />
  );
}

/** Sets, shifts or converts when photos were taken (spec §2 'Date change'), and shows the result first. */
export function DateDialog({ open, ...rest }: DateDialogProps) {
  const { date } = useBlockTexts(photoActionLabels);
  return (
    <Dialog.Root open={open} onOpenChange={rest.onOpenChange}>
      <Dialog.Content title={date} size="medium">
        <DateForm {...rest} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
