import { type SortOrder, SortOrderDialog } from '@xiangji/blocks';
import { Button } from '@xiangji/ui';
import { useState } from 'react';

export function SortAlbums() {
  const [open, setOpen] = useState(false);
  const [order, setOrder] = useState<SortOrder>('date-desc');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sort</Button>
      <SortOrderDialog
        open={open}
        onOpenChange={setOpen}
        orders={['date-asc', 'date-desc', 'name-asc', 'name-desc']}
        value={order}
        onValueChange={setOrder}
      />
    </>
  );
}
