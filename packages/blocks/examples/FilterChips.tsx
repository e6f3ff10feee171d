import { FilterChips, type FilterChipsProps, type PhotoFilters } from '@xiangji/blocks';
import { useState } from 'react';

export function Filters({ cameras }: Pick<FilterChipsProps, 'cameras'>) {
  const [filters, setFilters] = useState<PhotoFilters>({});
  return <FilterChips value={filters} onValueChange={setFilters} cameras={cameras} />;
}
