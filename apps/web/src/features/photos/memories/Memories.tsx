import { memoryDaysOf } from '@xiangji/blocks';
import { lazyComponent, useLocalStorage } from '@xiangji/ui';
import { useMemo, useState } from 'react';
import { isDateOrder } from '../../../shared/models/photoList.ts';
import * as css from '../../../shared/photoList/PhotoList.css.ts';
import type { Timeline } from '../../../shared/photoList/useTimeline.ts';
import { todayNumber } from '../../../shared/today.ts';

/** This browser stores here on which day, by its number, the memories are hidden. */
export const HIDDEN_DAY_KEY = 'xiangji.memories.hidden';

/** Loads after the photos; its height is kept free, so that they do not move. */
const MemoryRow = lazyComponent(() => import('./MemoryRow.tsx'), 'MemoryRow');

export interface MemoriesProps {
  /** All photos. */
  timeline: Pick<Timeline, 'sections' | 'order'>;
}

/**
 * Photos of this day in earlier years, above the timeline. Nothing without such photos, in an order without days, or once
 * hidden for the day.
 */
export function Memories({ timeline: { sections, order } }: MemoriesProps) {
  const [day] = useState(todayNumber);
  const [hiddenDay, hideOn] = useLocalStorage(HIDDEN_DAY_KEY, Number);
  const days = useMemo(
    () => (sections && isDateOrder(order) ? memoryDaysOf(sections, day) : []),
    [sections, order, day],
  );
  if (hiddenDay === day || days.length === 0) return null;
  return (
    <div className={css.memories}>
      <MemoryRow days={days} onDismiss={() => hideOn(String(day))} />
    </div>
  );
}
