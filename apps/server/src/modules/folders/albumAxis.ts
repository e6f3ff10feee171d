import { type AxisEntry, dateOfDay, type Folder, ORDER } from '@xiangji/api-client/contract';

/** The key of albums without a date. */
const UNDATED = 'none';

function keyOf({ sdate, initial }: Pick<Folder, 'sdate' | 'initial'>, order: number): string {
  if (order === ORDER.NAME_ASC || order === ORDER.NAME_DESC) return initial;
  return sdate === null ? UNDATED : String(dateOfDay(sdate).year);
}

/** Returns the headings of a sorted album list: years, or initials for an order by name; none for the custom order. */
export function albumAxis(list: readonly Pick<Folder, 'sdate' | 'initial'>[], order: number): AxisEntry[] {
  if (order === ORDER.CUSTOM) return [];
  let total = 0;
  const groups = Map.groupBy(list, (folder) => keyOf(folder, order));
  return Array.from(groups, ([key, { length: count }]) => {
    total += count;
    return { key, name: key === UNDATED ? '' : key, category: key, count, total };
  });
}
