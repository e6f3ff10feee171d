import { type DeletedPhoto, ListPage, PageContent, RecycleBinList } from '@xiangji/blocks';
import { AppBar, Trash2Icon } from '@xiangji/ui';

interface Props {
  photos: readonly DeletedPhoto[] | undefined;
  remove: () => void;
}

export function RecycleBin({ photos, remove }: Props) {
  const selection = {
    count: 0,
    allSelected: false,
    actions: [{ id: 'remove', icon: <Trash2Icon />, label: 'Delete', onSelect: remove }],
    onSelectAll: () => {},
    onLeave: () => {},
  };
  return (
    <ListPage bar={<AppBar.Title>Recycle bin</AppBar.Title>} selecting={false} selection={selection}>
      <PageContent width="medium">
        <RecycleBinList photos={photos} />
      </PageContent>
    </ListPage>
  );
}
