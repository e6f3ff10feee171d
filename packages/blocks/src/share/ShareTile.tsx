import { Button, Card, Checkbox, EditableText, EllipsisIcon, IconButton, LinkIcon } from '@xiangji/ui';
import { cloneElement, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { ActionContextMenu, openContextMenu } from '../action-menu/index.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type ShareLabelProps, shareLabels } from './labels.ts';
import { ShareFace, type ShareSummary } from './ShareFace.tsx';
import * as css from './ShareTile.css.ts';
import { type ShareAction, shareActions } from './shareActions.tsx';

export type ShareTileProps = ShareLabelProps & {
  /** The share. */
  share: ShareSummary;
  /** A link to the share without children: `<a href="…" />` or a link component of your router. */
  link: ReactElement<{ children?: ReactNode }>;
  /** Called with the selected action of the menu, or with `copyLink` by the copy button. */
  onAction: (action: ShareAction) => void;
  /** Maximum length of a name, in code points. */
  nameMaxLength?: number;
  /** Called with the new name, which is trimmed and not empty. */
  onRename: (name: string) => void;
  /**
   * Called by the button that opens the share to visitors again: with a new code if it is frozen, or with more days if
   * it is expired.
   */
  onRepair: () => void;
};

/** A tile of a share: a link with its photos, a button that copies the link or opens the share again, and a menu. */
export function ShareTile({ share, link, nameMaxLength, ...props }: ShareTileProps) {
  const { onAction, onRename, onRepair } = props;
  const labels = useBlockLabels(shareLabels, props.labels);
  const [renaming, setRenaming] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const { name, state } = share;
  const stopRenaming = () => {
    setRenaming(false);
    card.current?.focus({ preventScroll: true });
  };
  const actions = shareActions({
    ...{ access: share.rules.access, labels, onAction },
    onRename: () => setRenaming(true),
  });
  return (
    <ActionContextMenu actions={actions} disabled={renaming}>
      <div className={css.holder}>
        <Card asChild ref={card} className={css.card}>
          {cloneElement(link, undefined, <ShareFace share={share} labels={labels} />)}
        </Card>
        {renaming && (
          <EditableText
            autoFocus
            className={css.nameField}
            label={labels.name}
            value={name}
            maxLength={nameMaxLength}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={stopRenaming}
            onValueChange={onRename}
          />
        )}
        <div className={css.tools}>
          {state === 'open' ? (
            <IconButton size="small" label={labels.copyLinkOf(name)} onClick={() => onAction('copyLink')}>
              <LinkIcon />
            </IconButton>
          ) : (
            <Button size="small" className={css.repair} onClick={onRepair}>
              {state === 'frozen' ? labels.resetCode : labels.renew}
            </Button>
          )}
          <IconButton size="small" label={labels.moreOf(name)} aria-haspopup="menu" onClick={openContextMenu}>
            <EllipsisIcon />
          </IconButton>
        </div>
      </div>
    </ActionContextMenu>
  );
}

export type SelectableShareTileProps = ShareLabelProps & {
  /** The share. */
  share: ShareSummary;
  /** Whether the share is selected. */
  selected: boolean;
  /** Called with whether the share is now selected. */
  onSelectedChange: (selected: boolean) => void;
};

/** A tile of a share in selection mode. The whole tile is a checkbox. */
export function SelectableShareTile({
  share,
  selected,
  onSelectedChange,
  ...props
}: SelectableShareTileProps) {
  const labels = useBlockLabels(shareLabels, props.labels);
  return (
    <Card selected={selected} className={css.choice}>
      <Checkbox
        label={<ShareFace share={share} labels={labels} />}
        checked={selected}
        onChange={(event) => onSelectedChange(event.currentTarget.checked)}
      />
    </Card>
  );
}
