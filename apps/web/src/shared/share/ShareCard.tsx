import { useQuery } from '@tanstack/react-query';
import { type Share, TEXT } from '@xiangji/api-client/contract';
import { EditableText, Tabs } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { shareQuery } from '../queries/shares.queries.ts';
import * as css from './ShareCard.css.ts';
import { ShareLinkView } from './ShareLinkView.tsx';
import { ShareSettings } from './ShareSettings.tsx';
import { useShareActs } from './useShareActs.ts';

export interface ShareCardProps {
  /** As it is known now; what happened to it since is asked for. */
  share: Share;
  /** Where the share cannot be looked at from here, e.g. because one stands in it already. */
  hideVisit?: boolean;
  /** The share was ended. */
  onEnded: () => void;
}

/**
 * What an owner knows of a share and does with it: link, code and what happened to it in one view, the rules in
 * another; the name is edited where it stands (spec §2 'share card'). Stands in a dialog.
 */
export function ShareCard({ share: known, hideVisit = false, onEnded }: ShareCardProps) {
  const t = useTranslations('share');
  const { data } = useQuery(shareQuery(known.id));
  const share = data ?? known;
  const acts = useShareActs();
  return (
    <>
      <EditableText
        className={css.name}
        label={t('name')}
        value={share.name}
        maxLength={TEXT.SHARE_NAME}
        // What failed has been told.
        onValueCommit={(name) => void acts.rename(share, name).catch(() => undefined)}
      />
      <Tabs.Root defaultValue="LINK">
        <Tabs.List aria-label={t('views')}>
          <Tabs.Tab value="LINK">{t('linkView')}</Tabs.Tab>
          <Tabs.Tab value="SETTINGS">{t('settingsView')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="LINK">
          <ShareLinkView share={share} hideVisit={hideVisit} />
        </Tabs.Panel>
        <Tabs.Panel value="SETTINGS">
          <ShareSettings share={share} acts={acts} onEnded={onEnded} />
        </Tabs.Panel>
      </Tabs.Root>
    </>
  );
}
