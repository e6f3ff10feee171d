import { Dialog, Stack, Tabs } from '@xiangji/ui';
import { type FormEvent, useId } from 'react';
import { DialogFooter } from '../dialogs/index.ts';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { ConvertFields, SetFields } from './DateFields.tsx';
import { DatePreview } from './DatePreview.tsx';
import { type DateChange, isWithinYears, type TimeSpan } from './dateChange.ts';
import { type DateChangeLabels, dateChangeLabels } from './labels.ts';
import type { DateChangeState } from './useDateChange.ts';

export interface DateChangeFormProps {
  /** The result of `useDateChange`. */
  state: DateChangeState;
  /** The number of photos. For one photo no tabs are shown. */
  count: number;
  /** First and last time before and after the change; undefined while they are unknown. */
  preview: { before: TimeSpan; after: TimeSpan } | undefined;
  /**
   * Whether the preview belongs to an earlier change. The button is disabled until the preview is up to date.
   * @default false
   */
  previewStale?: boolean;
  /** A message that explains why there is no preview. */
  previewError?: string | undefined;
  /** Called after `onSubmit` has settled. */
  onClose: () => void;
  /**
   * Called with the change. The form is busy until the returned promise settles. If it rejects, the form stays open.
   */
  onSubmit: (change: DateChange) => unknown;
  /** Replaces individual texts. */
  labels?: Partial<DateChangeLabels>;
}

/** Focuses the first field whose text is invalid. Returns whether there is one. */
function focusInvalid(form: HTMLFormElement): boolean {
  const field = form.querySelector<HTMLElement>('input:invalid');
  field?.focus();
  return field !== null;
}

/**
 * A form that sets, shifts or converts the dates of photos, with a preview of the result. Put it into `Dialog.Content`.
 */
export function DateChangeForm({
  state,
  count,
  preview,
  previewStale = false,
  ...props
}: DateChangeFormProps) {
  const labels = useBlockLabels(dateChangeLabels, props.labels);
  const formId = useId();
  const { busy, submit } = useSubmit(props.onClose);
  const { draft, setDraft, change } = state;
  const isInRange = !preview || isWithinYears(preview.after);
  const error = props.previewError ?? (isInRange ? undefined : labels.outOfRange);
  const isPossible = change !== undefined && preview !== undefined && !previewStale && !error;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (focusInvalid(event.currentTarget) || !isPossible) return;
    submit(() => props.onSubmit(change));
  };
  const parts = { draft, setDraft, labels };
  return (
    <>
      <Dialog.Body>
        <form id={formId} noValidate onSubmit={handleSubmit}>
          <Stack gap={4}>
            {count > 1 ? (
              <Tabs.Root
                value={draft.mode}
                onValueChange={(mode) => setDraft({ mode: mode === 'convert' ? 'convert' : 'set' })}
              >
                <Tabs.List aria-label={labels.changeDate}>
                  <Tabs.Tab value="set">{labels.set}</Tabs.Tab>
                  <Tabs.Tab value="convert">{labels.convert}</Tabs.Tab>
                </Tabs.List>
                <Tabs.Panel value="set">
                  <SetFields {...parts} />
                </Tabs.Panel>
                <Tabs.Panel value="convert">
                  <ConvertFields {...parts} />
                </Tabs.Panel>
              </Tabs.Root>
            ) : (
              <SetFields {...parts} />
            )}
            <DatePreview before={preview?.before} after={preview?.after} error={error} labels={labels} />
          </Stack>
        </form>
      </Dialog.Body>
      <DialogFooter formId={formId} confirmLabel={labels.confirm(count)} busy={busy} disabled={!isPossible} />
    </>
  );
}
