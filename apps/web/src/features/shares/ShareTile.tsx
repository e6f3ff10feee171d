import { type Share, TEXT } from '@xiangji/api-client/contract';
import { ActionContextMenu, openContextMenu } from '@xiangji/blocks';
import { Button, Card, Checkbox, EditableText, EllipsisIcon, IconButton, LinkIcon } from '@xiangji/ui';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { sharePath } from '../../shared/share/shareLink.ts';
import type { ShareActions } from '../../shared/share/useShareMutations.ts';
import { ShareFace } from './ShareFace.tsx';
import * as css from './ShareTile.css.ts';
import { useShareActions } from './shareActions.tsx';
import { stateOf } from './shareState.ts';
import type { OnLayer } from './sharesLayers.ts';

export interface ShareTileProps {
  share: Share;
  mutations: ShareActions;
  onLayer: OnLayer;
}

/** Repairs a share that no one can open, in one tap; until then its link fails. */
function Mend({ share, mutations }: Pick<ShareTileProps, 'share' | 'mutations'>) {
  const t = useTranslations('share');
  const isFrozen = stateOf(share) === 'frozen';
  const mend = () => (isFrozen ? mutations.resetCode(share) : mutations.renew([share], share.secure.time));
  return (
    // A toast has reported the failure.
    <Button size="small" className={css.mend} onClick={() => void mend().catch(() => undefined)}>
      {isFrozen ? t('resetCode') : t('renew')}
    </Button>
  );
}

/** The name where it stands, to be written over; done, the card has the focus again. */
function NameField({
  share,
  mutations,
  onDone,
}: Pick<ShareTileProps, 'share' | 'mutations'> & { onDone: () => void }) {
  const t = useTranslations('share');
  return (
    <EditableText
      autoFocus
      className={css.nameField}
      label={t('name')}
      value={share.name}
      maxLength={TEXT.SHARE_NAME}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={onDone}
      onValueCommit={(name) => void mutations.rename(share, name).catch(() => undefined)}
    />
  );
}

/** A share in the list: a link to what visitors see, with a menu of its own. */
export function ShareTile({ share, mutations, onLayer }: ShareTileProps) {
  const page = useTranslations('shares');
  const [renaming, setRenaming] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const { name } = share;
  const actions = useShareActions({
    share,
    shareActions: mutations,
    onLayer,
    onRename: () => setRenaming(true),
  });
  const stopRenaming = () => {
    setRenaming(false);
    link.current?.focus({ preventScroll: true });
  };
  return (
    <ActionContextMenu actions={actions} disabled={renaming}>
      <div className={css.holder}>
        <Card asChild className={css.card}>
          <Link ref={link} to={sharePath(share.id)} data-focus-key={share.id}>
            <ShareFace share={share} />
          </Link>
        </Card>
        {renaming && <NameField share={share} mutations={mutations} onDone={stopRenaming} />}
        <div className={css.tools}>
          {stateOf(share) === 'open' ? (
            <IconButton
              size="small"
              label={page('copyOf', { name })}
              onClick={() => void mutations.copy([share])}
            >
              <LinkIcon />
            </IconButton>
          ) : (
            <Mend share={share} mutations={mutations} />
          )}
          <IconButton
            size="small"
            label={page('moreOf', { name })}
            aria-haspopup="menu"
            onClick={openContextMenu}
          >
            <EllipsisIcon />
          </IconButton>
        </div>
      </div>
    </ActionContextMenu>
  );
}

/** A share in manage mode: all of it is a box to tick. */
export function ShareChoice({
  share,
  selected,
  onToggle,
}: {
  share: Share;
  selected: boolean;
  onToggle: () => void;
}) {
  return (
    <Card selected={selected} className={css.choice}>
      <Checkbox label={<ShareFace share={share} />} checked={selected} onChange={onToggle} />
    </Card>
  );
}
