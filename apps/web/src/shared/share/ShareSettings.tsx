import type { Share } from '@xiangji/api-client/contract';
import { Button, ClockIcon, ConfirmDialog, ShieldCheckIcon, Trash2Icon } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { useLayer } from '../layer/useLayer.ts';
import * as css from './ShareCard.css.ts';
import { ShareRules } from './ShareRules.tsx';
import type { ShareOptions } from './shareOptions.ts';
import type { ShareActions } from './useShareMutations.ts';

export interface ShareSettingsProps {
  share: Share;
  actions: ShareActions;
  onEnded: () => void;
}

/** The rules of a share, each changed at once; a new code and the end are asked about first. */
export function ShareSettings({ share, actions, onEnded }: ShareSettingsProps) {
  const t = useTranslations('share');
  const { layer, open, onOpenChange } = useLayer(['resetCode', 'endShare']);
  const rules: ShareOptions = { ...share.secure, keep_exif: share.keep_exif };
  const change = async ({ type, time, keep_exif }: ShareOptions) => {
    if (type !== rules.type) await actions.setType(share, type);
    if (time !== rules.time) await actions.renew([share], time);
    if (keep_exif !== rules.keep_exif) await actions.setExif(share, keep_exif);
  };
  return (
    <div className={css.view}>
      {/* A toast has reported the failure. */}
      <ShareRules value={rules} onChange={(next) => void change(next).catch(() => undefined)} />
      <div className={css.actions}>
        <Button
          icon={<ClockIcon />}
          onClick={() => void actions.renew([share], rules.time).catch(() => undefined)}
        >
          {t('renew')}
        </Button>
        <Button icon={<ShieldCheckIcon />} onClick={() => open('resetCode')}>
          {t('resetCode')}
        </Button>
        <Button variant="ghost" tone="critical" icon={<Trash2Icon />} onClick={() => open('endShare')}>
          {t('end')}
        </Button>
      </div>
      <ConfirmDialog
        open={layer?.name === 'resetCode'}
        onOpenChange={onOpenChange}
        title={t('resetTitle')}
        description={t('resetText')}
        confirmLabel={t('resetCode')}
        onConfirm={() => actions.resetCode(share)}
      />
      <ConfirmDialog
        open={layer?.name === 'endShare'}
        onOpenChange={onOpenChange}
        title={t('endTitle', { count: 1, name: share.name })}
        description={t('endText')}
        confirmLabel={t('endConfirm', { count: 1 })}
        tone="critical"
        onConfirm={async () => {
          await actions.end([share]);
          onEnded();
        }}
      />
    </div>
  );
}
