import { useQuery } from '@tanstack/react-query';
import { cutToCodePoints, ORDER, type Share, TEXT } from '@xiangji/api-client/contract';
import { DialogFooter } from '@xiangji/blocks';
import { Button, Dialog, RadioGroup, Stack, Tabs, TextField, useToast } from '@xiangji/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../errors.ts';
import { type ShareContent, sharesQuery, useShare } from '../queries/shares.queries.ts';
import { ShareCard } from './ShareCard.tsx';
import { ShareRules } from './ShareRules.tsx';
import { firstOptions, rememberOptions } from './shareOptions.ts';

export interface ShareDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** An album, or photos. */
  content: ShareContent;
  /** The name that a new share begins with; cut to what a name may be. '新分享辑' where absent. */
  name?: string;
}

type Tab = 'NEW' | 'OLD';

/** Which tab, what was typed and selected; nothing selected goes on with the New tab (spec §4 'Dialog tabs'). */
function useShareForm({ content, name, onOpenChange }: ShareDialogProps) {
  const t = useTranslations('share');
  const toast = useToast();
  const errorText = useErrorText();
  const share = useShare();
  const [tab, setTab] = useState<Tab>('NEW');
  const [typed, setTyped] = useState(cutToCodePoints(name ?? t('defaultName'), TEXT.SHARE_NAME));
  const [options, setOptions] = useState(firstOptions);
  const [selected, setSelected] = useState<string>();
  const [fieldError, setFieldError] = useState<string>();
  const [made, setMade] = useState<Share>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const newName = typed.trim();
    const to = tab === 'OLD' ? selected && { id: selected } : newName && { newName, options };
    if (!to) {
      setTab('NEW');
      return setFieldError(tab === 'OLD' ? t('chooseRequired') : t('nameRequired'));
    }
    try {
      const done = await share.mutateAsync({ to, content });
      if ('newName' in to) {
        rememberOptions(options);
        return setMade(done);
      }
      toast.show({ title: t('added', { name: done.name }), tone: 'positive' });
      onOpenChange(false);
    } catch (error) {
      toast.show({ title: errorText(error), tone: 'critical' });
    }
  };
  const type = (text: string) => {
    setTyped(text);
    setFieldError(undefined);
  };
  const busy = share.isPending;
  return {
    tab,
    setTab,
    typed,
    type,
    options,
    setOptions,
    selected,
    setSelected,
    fieldError,
    made,
    submit,
    busy,
  };
}

type Form = ReturnType<typeof useShareForm>;

function ShareForm({ form }: { form: Form }) {
  const t = useTranslations('share');
  const formId = useId();
  const { data } = useQuery(sharesQuery(ORDER.DATE_DESC));
  const valid = data?.list.filter((share) => share.valid) ?? [];
  return (
    <>
      <Dialog.Body>
        <form id={formId} noValidate onSubmit={form.submit}>
          <Tabs.Root value={form.tab} onValueChange={(value) => form.setTab(value === 'OLD' ? 'OLD' : 'NEW')}>
            <Tabs.List aria-label={t('title')}>
              <Tabs.Tab value="NEW">{t('newTab')}</Tabs.Tab>
              <Tabs.Tab value="OLD">{t('oldTab')}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="NEW">
              <Stack gap={4}>
                <TextField
                  label={t('name')}
                  value={form.typed}
                  maxLength={TEXT.SHARE_NAME}
                  autoComplete="off"
                  error={form.fieldError}
                  onChange={(event) => form.type(event.currentTarget.value)}
                />
                <ShareRules value={form.options} onChange={form.setOptions} />
              </Stack>
            </Tabs.Panel>
            <Tabs.Panel value="OLD">
              <RadioGroup
                label={t('choose')}
                hint={data && valid.length === 0 ? t('none') : undefined}
                options={valid.map(({ id, name }) => ({ value: id, label: name }))}
                value={form.selected ?? ''}
                onValueChange={form.setSelected}
              />
            </Tabs.Panel>
          </Tabs.Root>
        </form>
      </Dialog.Body>
      <DialogFooter formId={formId} confirmLabel={t('confirm')} busy={form.busy} />
    </>
  );
}

/** The share that was just made, to be handed out. */
function Made({ share, onClose }: { share: Share; onClose: () => void }) {
  const t = useTranslations('share');
  return (
    <>
      <Dialog.Body>
        <ShareCard share={share} onEnded={onClose} />
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.Close asChild>
          <Button variant="solid">{t('done')}</Button>
        </Dialog.Close>
      </Dialog.Footer>
    </>
  );
}

function ShareContentView(props: ShareDialogProps) {
  const form = useShareForm(props);
  if (!form.made) return <ShareForm form={form} />;
  return <Made share={form.made} onClose={() => props.onOpenChange(false)} />;
}

/** Shares an album or photos: under a new link, private for 30 days, or with a share that is there (spec §2). */
export function ShareDialog(props: ShareDialogProps) {
  const t = useTranslations('share');
  return (
    <Dialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Dialog.Content title={t('title')} size="small">
        <ShareContentView {...props} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
