import { useQuery } from '@tanstack/react-query';
import { type Share, TEXT } from '@xiangji/api-client/contract';
import { EditableText, Tabs } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { shareQuery } from '../queries/shares.queries.ts';
import * as css from './ShareCard.css.ts';
import { ShareLinkView } from './ShareLinkView.tsx';
import { ShareSettings } from './ShareSettings.tsx';
import { useShareMutations } from './useShareMutations.ts';

export interface ShareCardProps {
  /** The share as loaded; its statistics are requested. */
  share: Share;
  /** Where the share cannot be looked at from here, e.g. because one stands in it already. */
  hidePublicShare?: boolean;
  /** The share was ended. */
  onEnded: () => void;
}

/**
 * The details of a share for its owner: link, code and activity in one view, the rules in another; the name is edited in
 * place (spec §2 'share card'). Shown in a dialog.
 */
export function ShareCard({ share: known, hidePublicShare = false, onEnded }: ShareCardProps) {
  const t = useTranslations('share');
  const { data } = useQuery(shareQuery(known.id));
  const share = data ?? known;
  const actions = useShareMutations();
  return (
    <>
      <EditableText
        className={css.name}
        label={t('name')}
        value={share.name}
        maxLength={TEXT.SHARE_NAME}
        // A toast has reported the failure.
        onValueCommit={(name) => void actions.rename(share, name).catch(() => undefined)}
      />
      <Tabs.Root defaultValue="LINK">
        <Tabs.List aria-label={t('views')}>
          <Tabs.Tab value="LINK">{t('linkView')}</Tabs.Tab>
          <Tabs.Tab value="SETTINGS">{t('settingsView')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="LINK">
          <ShareLinkView share={share} hidePublicShare={hidePublicShare} />
        </Tabs.Panel>
        <Tabs.Panel value="SETTINGS">
          <ShareSettings share={share} actions={actions} onEnded={onEnded} />
        </Tabs.Panel>
      </Tabs.Root>
    </>
  );
}
