import type { PhotoItem, RangeRequest } from '@xiangji/internal/items';
import { useMemo, useRef, useState } from 'react';
import type { PhotoSection } from '../items.ts';
import type { LayoutName } from '../layout/index.ts';
import { PhotoGrid } from '../PhotoGrid.tsx';
import { storyPhoto } from './storyPhotos.ts';

const SECTIONS = 24;
const SECTION_SIZE = 60;
const PREPENDED = 90;
const boxes = { 宽: [900, 600], 窄: [620, 600], 竖: [390, 640], 横: [640, 390] } as const;

const month = (nth: number): PhotoSection => ({
  key: `${2020 - Math.floor(nth / 12)}-${String(12 - (nth % 12)).padStart(2, '0')}`,
  name: `第 ${nth + 1} 组`,
  count: SECTION_SIZE,
});

const months = Array.from({ length: SECTIONS }, (_, nth) => month(nth));
const grownMonths = [{ key: '2021-06', name: '新来的', count: PREPENDED }, ...months];

/** A grid with buttons that load its photos, prepend photos and change its size. */
export function ResizableGrid({ layout }: { layout?: LayoutName }) {
  const scroller = useRef<HTMLDivElement>(null);
  const requested = useRef<RangeRequest[]>([]);
  const loaded = useMemo(() => new Map<number, PhotoItem>(), []);
  const [batch, setBatch] = useState(0);
  const [grown, setGrown] = useState(false);
  const [size, setSize] = useState<'medium' | 'large'>('medium');
  const [shape, setShape] = useState<keyof typeof boxes>('宽');
  const sections = grown ? grownMonths : months;
  const shift = grown ? PREPENDED : 0;

  const source = useMemo(
    () => ({
      sections,
      count: sections.reduce((sum, { count }) => sum + count, 0),
      getItem: (index: number) => loaded.get(index - shift),
      getVersion: () => batch,
    }),
    [sections, loaded, shift, batch],
  );

  function arrive(): void {
    for (const { start, end, signal } of requested.current) {
      if (signal.aborted) continue;
      for (let at = start; at < end; at += 1) loaded.set(at - shift, storyPhoto(at - shift + PREPENDED));
    }
    requested.current = [];
    setBatch((before) => before + 1);
  }

  const [width, height] = boxes[shape];
  const box = { width, maxWidth: '100%', height, overflow: 'auto' };
  return (
    <>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <button type="button" onClick={arrive}>
          照片到达
        </button>
        <button type="button" onClick={() => setGrown(true)}>
          前面加一组
        </button>
        <button type="button" onClick={() => setSize((before) => (before === 'medium' ? 'large' : 'medium'))}>
          换大小
        </button>
        {Object.keys(boxes).map((name) => (
          <button key={name} type="button" onClick={() => setShape(name as keyof typeof boxes)}>
            {name}
          </button>
        ))}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section ref={scroller} aria-label="照片框" tabIndex={0} style={box}>
        <PhotoGrid
          {...{ source, scroller, size, layout }}
          fit="contain"
          onLoadRange={(request) => requested.current.push(request)}
        />
      </section>
    </>
  );
}
