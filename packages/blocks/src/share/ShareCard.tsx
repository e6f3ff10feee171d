import { EditableText, Tabs } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { shareLabels } from './labels.ts';
import * as css from './ShareCard.css.ts';
import { ShareLinkPanel, type ShareLinkPanelProps } from './ShareLinkPanel.tsx';
import { ShareSettings, type ShareSettingsProps } from './ShareSettings.tsx';

export type ShareCardProps = ShareLinkPanelProps &
  Omit<ShareSettingsProps, 'share'> & {
    /** Called with the new name, which is trimmed and not empty. */
    onRename: (name: string) => void;
    /** Maximum length of a name, in code points. */
    nameMaxLength?: number;
  };

/**
 * A share for its owner, in two views: one with name, link, code and visits, and one with the rules. Put it into a
 * dialog.
 */
export function ShareCard({ onRename, nameMaxLength, ...props }: ShareCardProps) {
  const { share, qrLink, visitorLink, onCopied, ...settings } = props;
  const labels = useBlockLabels(shareLabels, props.labels);
  return (
    <>
      <EditableText
        className={css.name}
        label={labels.name}
        value={share.name}
        maxLength={nameMaxLength}
        onValueChange={onRename}
      />
      <Tabs.Root defaultValue="link">
        <Tabs.List aria-label={labels.views}>
          <Tabs.Tab value="link">{labels.linkView}</Tabs.Tab>
          <Tabs.Tab value="settings">{labels.settingsView}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="link">
          <ShareLinkPanel {...{ share, qrLink, visitorLink, onCopied, labels }} />
        </Tabs.Panel>
        <Tabs.Panel value="settings">
          <ShareSettings {...settings} share={share} />
        </Tabs.Panel>
      </Tabs.Root>
    </>
  );
}
