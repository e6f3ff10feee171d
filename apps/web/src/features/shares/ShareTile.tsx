import { TEXT } from '@xiangji/api-client/contract';
import { ShareTile as Tile } from '@xiangji/blocks';
import { Link } from 'react-router';
import { sharePath } from '../../shared/models/share.ts';
import { type ShareActionsOptions, useShareActions } from './shareActions.tsx';

/** A share in the list: a link to what visitors see, with a menu of its own. */
export function ShareTile({ share, mutations, onLayer }: ShareActionsOptions) {
  const actions = useShareActions({ share, mutations, onLayer });
  const { rename, resetCode, renew, copy } = mutations;
  const repair = () => (share.state === 'frozen' ? resetCode(share) : renew([share], share.rules.days));
  // A toast has reported the failure.
  const run = (call: Promise<void>) => void call.catch(() => undefined);
  return (
    <Tile
      share={share}
      link={<Link to={sharePath(share.id)} data-focus-key={share.id} />}
      actions={actions}
      nameMaxLength={TEXT.SHARE_NAME}
      onRename={(name) => run(rename(share, name))}
      onCopyLink={() => run(copy([share]))}
      onRepair={() => run(repair())}
    />
  );
}
