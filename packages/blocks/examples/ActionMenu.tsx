import { type ActionList, ActionMenu } from '@xiangji/blocks';
import { Share2Icon, Trash2Icon } from '@xiangji/ui';

export function PhotoActions({ onShare, onDelete }: { onShare: () => void; onDelete: () => void }) {
  const actions: ActionList = [
    { id: 'share', icon: <Share2Icon />, label: 'Share', onSelect: onShare },
    'separator',
    { id: 'remove', icon: <Trash2Icon />, label: 'Delete', tone: 'critical', onSelect: onDelete },
  ];
  return <ActionMenu actions={actions} align="end" />;
}
