import { AddMore, ListTotal } from '@xiangji/blocks';

export function EndOfList({ count, upload }: { count: number; upload: () => void }) {
  return (
    <>
      <ListTotal>{count} photos</ListTotal>
      <AddMore onAdd={upload} />
    </>
  );
}
