import { Button, Dialog, ErrorState, RadioGroup, Skeleton, Stack, Tabs, TextField } from '@xiangji/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { DialogFooter } from '../dialogs/index.ts';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type ShareLabels, shareLabels } from './labels.ts';
import { ShareRulesFields, type ShareRulesFieldsProps } from './ShareRulesFields.tsx';
import type { ShareRules } from './types.ts';

/** The target of shared photos: a new share, or an existing share. */
export type ShareTarget = { name: string; rules: ShareRules } | { id: string };

export type ShareDialogProps = Pick<ShareRulesFieldsProps, 'validityDays' | 'labels'> & {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with the new state when the dialog should open or close. */
  onOpenChange: (open: boolean) => void;
  /** The shares that the user can select; undefined while they load. */
  shares: readonly { id: string; name: string }[] | undefined;
  /** Whether the shares could not be loaded. @default false */
  failed?: boolean;
  /** Called by the button that loads the shares again after a failure. */
  onRetry?: () => void;
  /** The initial name of a new share. */
  defaultName: string;
  /** The initial rules of a new share. */
  defaultRules: ShareRules;
  /** Maximum length of a name, in code points. */
  nameMaxLength?: number;
  /**
   * Called with the target. The form is busy until the returned promise settles. Then close the dialog yourself or show
   * `created`.
   */
  onSubmit: (target: ShareTarget) => unknown;
  /** Replaces the form, for example with the `ShareCard` of the new share. */
  created?: ReactNode;
};

/**
 * Returns the state of the form: tab, name, rules and selection. Submitting without a selection opens the tab for a new
 * share.
 */
function useShareForm({ defaultName, defaultRules, onSubmit }: ShareDialogProps, labels: ShareLabels) {
  const [tab, setTab] = useState('new');
  const [name, setName] = useState(defaultName);
  const [rules, setRules] = useState(defaultRules);
  const [selected, setSelected] = useState('');
  const [error, setError] = useState<string>();
  const { busy, submit } = useSubmit(() => undefined);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isNew = tab === 'new';
    const trimmed = name.trim();
    if (isNew ? !trimmed : !selected) {
      setTab('new');
      return setError(isNew ? labels.nameRequired : labels.shareRequired);
    }
    submit(() => onSubmit(isNew ? { name: trimmed, rules } : { id: selected }));
  };
  const changeName = (text: string) => {
    setName(text);
    setError(undefined);
  };
  const state = { tab, name, rules, selected, error, busy };
  return { ...state, setTab, setRules, setSelected, changeName, handleSubmit };
}

type ExistingSharesProps = Pick<ShareDialogProps, 'shares' | 'failed' | 'onRetry'> & {
  labels: ShareLabels;
  selected: string;
  onSelect: (id: string) => void;
};

/** Height of two shares (px). */
const SKELETON_HEIGHT = 88;

function ExistingShares({ shares, failed, onRetry, labels, selected, onSelect }: ExistingSharesProps) {
  if (!shares && failed) return <ErrorState title={labels.sharesFailed} {...(onRetry && { onRetry })} />;
  if (!shares) return <Skeleton style={{ height: SKELETON_HEIGHT }} />;
  return (
    <RadioGroup
      label={labels.selectShare}
      hint={shares.length === 0 ? labels.empty : undefined}
      options={shares.map(({ id, name }) => ({ value: id, label: name }))}
      value={selected}
      onValueChange={onSelect}
    />
  );
}

function ShareForm(props: ShareDialogProps) {
  const { shares, validityDays, nameMaxLength } = props;
  const labels = useBlockLabels(shareLabels, props.labels);
  const formId = useId();
  const form = useShareForm(props, labels);
  return (
    <>
      <Dialog.Body>
        <form id={formId} noValidate onSubmit={form.handleSubmit}>
          <Tabs.Root value={form.tab} onValueChange={form.setTab}>
            <Tabs.List aria-label={labels.share}>
              <Tabs.Tab value="new">{labels.newShare}</Tabs.Tab>
              <Tabs.Tab value="existing">{labels.existingShare}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="new">
              <Stack gap={4}>
                <TextField
                  label={labels.name}
                  value={form.name}
                  maxLength={nameMaxLength}
                  autoComplete="off"
                  error={form.error}
                  onChange={(event) => form.changeName(event.currentTarget.value)}
                />
                <ShareRulesFields
                  value={form.rules}
                  onValueChange={form.setRules}
                  validityDays={validityDays}
                  labels={labels}
                />
              </Stack>
            </Tabs.Panel>
            <Tabs.Panel value="existing">
              <ExistingShares
                {...props}
                labels={labels}
                selected={form.selected}
                onSelect={form.setSelected}
              />
            </Tabs.Panel>
          </Tabs.Root>
        </form>
      </Dialog.Body>
      <DialogFooter
        formId={formId}
        confirmLabel={labels.share}
        busy={form.busy}
        disabled={form.tab === 'existing' && !shares}
      />
    </>
  );
}

/** A dialog that asks how photos should be shared, and then shows the new share. */
export function ShareDialog(props: ShareDialogProps) {
  const { open, onOpenChange, created } = props;
  const labels = useBlockLabels(shareLabels, props.labels);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content title={labels.share} size="small">
        {created ? (
          <>
            <Dialog.Body>{created}</Dialog.Body>
            <Dialog.Footer>
              <Dialog.Close asChild>
                <Button variant="solid">{labels.done}</Button>
              </Dialog.Close>
            </Dialog.Footer>
          </>
        ) : (
          <ShareForm {...props} />
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}
