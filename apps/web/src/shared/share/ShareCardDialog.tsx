import { Dialog } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import type { Share } from '../models/share.ts';
import { OwnShareCard, type OwnShareCardProps } from './OwnShareCard.tsx';

export interface ShareCardDialogProps extends Pick<OwnShareCardProps, 'hideVisitorLink'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  share: Share;
  onEnded?: () => void;
}

/** An existing share, over the list or over the share itself. */
export function ShareCardDialog({
  open,
  onOpenChange,
  share,
  hideVisitorLink,
  onEnded,
}: ShareCardDialogProps) {
  const t = useTranslations('share');
  const end = () => {
    onOpenChange(false);
    onEnded?.();
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        title={t('cardTitle')}
        size="small"
        onOpenAutoFocus={(event) => {
          // The name field would get the focus first, and on a phone open the keyboard.
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
      >
        <Dialog.Body>
          <OwnShareCard share={share} hideVisitorLink={hideVisitorLink} onEnded={end} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
