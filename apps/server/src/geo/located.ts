import { cellOf } from './cells.ts';
import { townAt } from './gazetteer.ts';

/** The columns of a photo's location. */
export function located({ lat, lng }: { lat: number | null; lng: number | null }) {
  return { lat, lng, cell: cellOf(lat, lng), town: lat === null || lng === null ? null : townAt(lat, lng) };
}
