import type { AlbumCover } from '../album-card/index.ts';
import type { OrganizerAlbum, OrganizerLevel } from '../album-organizer/index.ts';
import { textOf } from './text.ts';

const DAY = 20_000;
const HUES = 360;
const HUE_STEP = 47;

/** A drawn cover; each seed has another colour. */
export function coverOf(seed: number): AlbumCover {
  const hue = (seed * HUE_STEP) % HUES;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="270" height="360"><rect width="270" height="360" fill="hsl(${hue} 40% 60%)"/><circle cx="135" cy="150" r="60" fill="hsl(${hue} 50% 75%)"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}` };
}

/** An album of a story. */
export function albumOf(seed: number, given: Partial<OrganizerAlbum> = {}): OrganizerAlbum {
  return {
    id: `album-${seed}`,
    kind: 'album',
    name: `album ${seed}`,
    initial: '#',
    position: seed,
    startDate: DAY + seed,
    endDate: DAY + seed + 3,
    createdAt: seed,
    cover: coverOf(seed),
    count: seed * 12,
    ...given,
  };
}

const NAMES: readonly [zh: string, english: string][] = [
  ['京都红叶', 'Kyoto maples'],
  ['海边三日', 'Three days by the sea'],
  ['外婆的院子', 'Grandma’s yard'],
  ['雪国列车', 'Snow train'],
];

/** Three albums and a set of two, in custom order. */
export function levelsOf(globals: Record<string, unknown>): OrganizerLevel[] {
  const albums = NAMES.map(([zh, english], seed) => albumOf(seed, { name: textOf(globals, zh, english) }));
  const inside = [10, 11].map((seed) =>
    albumOf(seed, { name: textOf(globals, `北海道 ${seed}`, `Hokkaido ${seed}`) }),
  );
  const set = albumOf(4, { id: 'set', kind: 'albumSet', name: textOf(globals, '日本', 'Japan') });
  return [
    { id: null, order: 'custom', albums: [...albums, set] },
    { id: set.id, order: 'custom', albums: inside },
  ];
}
