import { GESTURES } from '@xiangji/api-client/contract';
import { type OrganizerStep, type Point, useEdgeScroll } from '@xiangji/blocks';
import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Album, AlbumEntry } from '../../../shared/models/album.ts';
import { moved, placeAfter } from './sequence.ts';

export type ArrangedAlbum = Pick<AlbumEntry, 'id' | 'name'>;

const byPosition = (a: Album, b: Album) => a.position - b.position || a.createdAt - b.createdAt;

/** Marks a row, so that it is found under the pointer. */
export const ROW_ATTRIBUTE = 'data-arranged';

/** The rows in the order in which they will be saved; a dragged row follows the pointer. */
export function useArrangedRows(list: readonly AlbumEntry[]) {
  const t = useTranslations('albums');
  const [rows, setRows] = useState<readonly ArrangedAlbum[]>(() =>
    list.toSorted(byPosition).map(({ id, name }) => ({ id, name })),
  );
  const [announcement, setAnnouncement] = useState('');
  const [dragged, setDragged] = useState<string>();
  const scroller = useRef<HTMLUListElement>(null);
  const pointer = useRef<Point>(undefined);
  const focusOn = useRef<string>(undefined);

  const go = (from: number, to: number) => {
    const row = rows[from];
    if (!row || from === to) return;
    setRows(moved(rows, from, to));
    setAnnouncement(t('placeOf', { name: row.name, place: to + 1, total: rows.length }));
  };
  const takeStep = (index: number, by: OrganizerStep) => {
    focusOn.current = `[${ROW_ATTRIBUTE}="${rows[index]?.id}"] [data-step=${by}]`;
    go(index, placeAfter(by, index, rows.length));
  };
  const step = useLatestCallback(takeStep);
  // A row that moves in the DOM loses the focus of its button.
  useEffect(() => {
    if (!focusOn.current) return;
    scroller.current?.querySelector<HTMLElement>(focusOn.current)?.focus();
    focusOn.current = undefined;
  });
  const follow = useLatestCallback(() => {
    const at = pointer.current;
    if (!dragged || !at) return;
    const over = document.elementFromPoint(at.x, at.y)?.closest(`[${ROW_ATTRIBUTE}]`);
    const id = over?.getAttribute(ROW_ATTRIBUTE);
    const [from, to] = [dragged, id].map((wanted) => rows.findIndex((row) => row.id === wanted));
    if (from !== undefined && to !== undefined && from >= 0 && to >= 0) go(from, to);
  });
  useEffect(() => {
    const note = (event: MouseEvent | TouchEvent) => {
      const at = 'touches' in event ? event.touches[0] : event;
      if (at) pointer.current = { x: at.clientX, y: at.clientY };
      follow();
    };
    window.addEventListener('mousemove', note);
    window.addEventListener('touchmove', note, { passive: true });
    return () => {
      window.removeEventListener('mousemove', note);
      window.removeEventListener('touchmove', note);
    };
  }, [follow]);
  useEdgeScroll({
    active: dragged !== undefined,
    pointer,
    scroller,
    edge: GESTURES.AUTO_SCROLL_ORDER_EDGE_PX,
    onScroll: follow,
  });
  return { rows, announcement, step, dragged, setDragged, scroller };
}
