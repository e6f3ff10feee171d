import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { PhotoReply, PhotoSource } from './photoSource.ts';
import {
  type ChunkRequest,
  createTimelineStore,
  type TimelineStore,
  type WantedRange,
} from './timelineStore.ts';

/** What is looked at: a heading and the photo's place under it. Undefined where nobody can tell. */
export type Eye = () => { key: string; position: number } | undefined;

/** Photos that are read around the eye before a list that has changed is shown. */
const AROUND = 100;
/** More new photos than these under one heading are not waited for. */
const MOST_NEW = 400;

function placeOf(store: TimelineStore, key: string): { start: number; count: number } | undefined {
  const entry = store.axis.find((one) => one.key === key);
  return entry && { start: entry.total - entry.count, count: entry.count };
}

/**
 * Where the photo that is looked at may stand in a list that came in place of another: new ones may be before it under
 * its heading. Undefined where the heading is gone.
 */
export function rangeOfEye(
  lists: { before: TimelineStore; after: TimelineStore },
  at: ReturnType<Eye>,
): WantedRange | undefined {
  const was = at && placeOf(lists.before, at.key);
  const is = at && placeOf(lists.after, at.key);
  if (!was || !is) return undefined;
  const index = is.start + at.position;
  const grown = is.count - was.count;
  return {
    start: index - AROUND + Math.max(Math.min(grown, 0), -MOST_NEW),
    end: index + AROUND + Math.min(Math.max(grown, 0), MOST_NEW),
  };
}

interface Shown {
  scope: string;
  store: TimelineStore;
}

/**
 * The photos under the headings of a reply. A list that has changed is shown once the photos around the eye are read:
 * until then nobody could tell where the one that is looked at stands now, and what is looked at would jump.
 */
export function useTimelineStore(
  source: PhotoSource,
  reply: PhotoReply | undefined,
  eye: { readonly current: Eye | undefined },
): TimelineStore | undefined {
  const shown = useRef<Shown>(undefined);
  const latest = useRef(source);
  latest.current = source;
  const [, tell] = useReducer((count: number) => count + 1, 0);
  const scope = JSON.stringify(source.key);
  const made = useMemo(() => {
    if (!reply?.axis) return undefined;
    const { axis, order } = reply;
    const load = async ({ signal, ...where }: ChunkRequest) =>
      (await latest.current.list({ ...where, order }, signal)).list;
    const known = shown.current;
    const previous = known?.scope === scope && known.store.order === order ? known.store : undefined;
    const next = createTimelineStore({ axis, order, load, previous });
    const range = previous && rangeOfEye({ before: previous, after: next }, eye.current?.());
    return { next, previous, range, isReady: range === undefined };
  }, [reply, scope, eye]);
  const store = made?.isReady === false ? made.previous : made?.next;
  useEffect(() => {
    if (!made?.range || made.isReady) return;
    let isGone = false;
    void made.next.read(made.range).then(() => {
      if (isGone) return;
      made.isReady = true;
      tell();
    });
    return () => {
      isGone = true;
      if (!made.isReady) made.next.close();
    };
  }, [made]);
  useEffect(() => {
    shown.current = store && { scope, store };
    return () => store?.close();
  }, [store, scope]);
  return store;
}
