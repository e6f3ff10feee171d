import { Pagination } from '@xiangji/ui';
import { useState } from 'react';

export function Pages() {
  const [page, setPage] = useState(1);
  return <Pagination page={page} total={12} onPageChange={setPage} />;
}
