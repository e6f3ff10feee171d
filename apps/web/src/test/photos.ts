import { type AxisEntry, dayOfDate, type File } from '@xiangji/api-client/contract';
import { drawnPicture } from './pictures.ts';

const SECONDS_PER_DAY = 86_400;
const NOON = 43_200;
const SHAPES = [
  { width: 4032, height: 3024 },
  { width: 3024, height: 4032 },
  { width: 4000, height: 2250 },
  { width: 3000, height: 3000 },
  { width: 6000, height: 2400 },
] as const;
const THUMBNAIL_WIDTH = 480;
/** Number of pictures that are drawn; a library of thousands repeats them. */
const DRAWINGS = 20;

function pictureOf(index: number, width: number) {
  const shape = SHAPES[index % SHAPES.length] ?? SHAPES[0];
  return drawnPicture(index % DRAWINGS, {
    width,
    height: Math.round((width * shape.height) / shape.width),
  });
}

/** A photo of a story; `index` chooses its picture and shape, `day` is its day number. */
export function photo({ index, day, ...traits }: Partial<File> & { index: number; day: number }): File {
  const shape = SHAPES[index % SHAPES.length] ?? SHAPES[0];
  return {
    id: `p${index}`,
    name: '',
    type: 1,
    origin: pictureOf(index, 1600),
    source: pictureOf(index, 1600),
    thumbnail: [[THUMBNAIL_WIDTH, pictureOf(index, THUMBNAIL_WIDTH)]],
    live: null,
    thumbhash: null,
    duration: null,
    gps: null,
    timezone: -480,
    pid: 'album-1',
    pname: '京都红叶',
    tags: [],
    tid: null,
    tname: null,
    tinitial: null,
    favorite: false,
    initial: 'J',
    time: day * SECONDS_PER_DAY + NOON + index,
    time_unknown: false,
    ...shape,
    rotate: 0,
    size: 4_823_449,
    vtime: null,
    ...traits,
  };
}

/** The longest set of facts a photo has (spec §2 'EXIF fields shown'). */
export const knownPhoto: File = photo({
  index: 0,
  day: dayOfDate({ year: 2025, month: 11, day: 22 }),
  name: '岚山，渡月桥边的一片红叶',
  gps: { lat: 35.0094, lng: 135.6668 },
  tags: [
    { id: 't1', name: '红叶', initial: 'H' },
    { id: 't2', name: '京都', initial: 'J' },
  ],
  exif: [
    { key: 'size', text: '4032 × 3024', value: '4032x3024' },
    { key: 'resolution', text: '72 dpi', value: '72' },
    { key: 'fileSize', text: '4.6 MB', value: '4823449' },
    { key: 'shutterSpeed', text: '1/120 s', value: '0.00833' },
    { key: 'focalLength', text: '26 mm', value: '26' },
    { key: 'aperture', text: 'f/1.8', value: '1.8' },
    { key: 'flash', text: 'false', value: 'false' },
    { key: 'iso', text: '100', value: '100' },
    { key: 'whiteBalance', text: 'auto', value: 'auto' },
    { key: 'device', text: 'Pixel 9', value: 'Pixel 9' },
  ],
});

export interface Library {
  readonly axis: readonly AxisEntry[];
  readonly total: number;
  /** Photos from `skip` into the heading `category` on, running over the next ones. */
  page: (from: { category: string; skip: number; count: number }) => File[];
  find: (id: string) => File | undefined;
}

/** A library that is generated: `days` headings, newest last; photos are created when they are requested. */
export function library({ days, perDay }: { days: number; perDay: number }): Library {
  const first = dayOfDate({ year: 2026, month: 11, day: 20 }) - (days - 1) * 3;
  return libraryOn(
    Array.from({ length: days }, (_, index) => ({
      day: first + index * 3,
      count: 1 + ((index * 7 + perDay - 1) % (2 * perDay)),
    })),
  );
}

/** A library with these numbers of photos on these days, the earliest first. */
export function libraryOn(days: readonly { day: number; count: number }[]): Library {
  let total = 0;
  const axis: AxisEntry[] = days.map(({ day, count }) => {
    total += count;
    const key = String(day);
    return { key, name: key, category: key, count, total };
  });
  const at = (index: number): File | undefined => {
    const entry = axis.find((candidate) => candidate.total > index);
    return entry && photo({ index, day: Number(entry.key) });
  };
  return listed(axis, at, (id) => at(Number(id.slice(1))));
}

/** Replies of its calls: pages of a category, and single photos. */
function listed(
  axis: Library['axis'],
  at: (index: number) => File | undefined,
  find: Library['find'],
): Library {
  const total = axis.at(-1)?.total ?? 0;
  return {
    axis,
    total,
    page({ category, skip, count }) {
      const entry = axis.find((candidate) => candidate.category === category);
      if (!entry) return [];
      const start = entry.total - entry.count + skip;
      const wanted = Array.from({ length: Math.min(count, total - start) }, (_, offset) =>
        at(start + offset),
      );
      return wanted.filter((file) => file !== undefined);
    },
    find,
  };
}

/** The same library after some photos were deleted. */
export function without(photos: Library, gone: ReadonlySet<string>): Library {
  const left = photos.axis.map((entry) => {
    const all = photos.page({ category: entry.category, skip: 0, count: entry.count });
    return { entry, files: all.filter(({ id }) => !gone.has(id)) };
  });
  let total = 0;
  const axis = left.map(({ entry, files }) => {
    total += files.length;
    return { ...entry, count: files.length, total };
  });
  const list = left.flatMap(({ files }) => files);
  return listed(
    axis,
    (index) => list[index],
    (id) => list.find((file) => file.id === id),
  );
}
