import { DateRangeField, type DayRange } from '@xiangji/ui';
import { useState } from 'react';

export function AlbumDates() {
  const [dates, setDates] = useState<DayRange>();
  return <DateRangeField label="Album dates" value={dates} onValueChange={setDates} />;
}
