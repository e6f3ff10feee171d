import { cutToCodePoints } from '../contract/codePoints.ts';
import { TEXT, UPLOAD } from '../contract/limits.ts';
import type { Sidecar } from '../contract/sidecar.ts';
import { PHOTOS_FOLDER } from './isTakeout.ts';
import { readSideFile, type SideFile } from './readSideFile.ts';
import { isCut, isNumbered, isTitleOf, partsOf, sideNamesOf, titleKey } from './sideNames.ts';

/** A file of a Takeout, from an archive or from an unpacked folder. */
export interface TakeoutEntry {
  /** The path with `/`, such as `Takeout/Google Photos/Trip/IMG_1.jpg`. */
  path: string;
  /** Size in bytes. */
  readonly size: number;
  /** Checksum of the bytes, where an archive has one. Finds copies more reliably. */
  crc?: number | undefined;
}

/** A photo or a movie with what its side file says. */
export interface TakeoutItem<E extends TakeoutEntry> {
  /** The photo or the movie. */
  entry: E;
  /** The data of its side file; undefined if there is none. */
  sidecar?: Sidecar | undefined;
  /** Name of its album; undefined for a photo in no album. */
  album?: string | undefined;
  /** The movie of a live photo, which shares its side file. */
  liveHalf?: E | undefined;
}

export interface Takeout<E extends TakeoutEntry> {
  /** The photos, movies and other files, in the order of the entries. */
  items: TakeoutItem<E>[];
  /** Files of the years that also lie in an album. */
  copies: E[];
  /** Files of Google's recycle bin. */
  trashed: E[];
}

/** Called with the number of side files that are read and their total. */
export type TakeoutProgress = (done: number, total: number) => void;

/** Longer JSON files belong to other products. Bytes. */
const LONGEST_SIDE_FILE = 262_144;
/** Side files that are read at once. */
const AT_ONCE = 16;
/** A folder of a year, which is no album: `Photos from 2019`, `2019 年的照片`, `Fotos von 2019`. */
const YEAR_FOLDER =
  /^(?:\p{L}[\p{L}']* (?:from|von|de|del|dal|da|uit|z|за|från|fra|vuodelta) \d{4}|\d{4} ?(?:年的照片|年的相片|年の写真|년의 사진))$/iu;
const IS_MOVIE = new RegExp(`\\.(?:${UPLOAD.VIDEO_EXTENSIONS.join('|')})$`, 'i');
const IS_PICTURE = /\.(?:hei[cf]|jpe?g|png|webp|avif)$/i;

/** `img_1` of `IMG_1.HEIC`. */
function withoutEnd(name: string): string {
  return name.replace(/\.[^.]*$/, '').toLowerCase();
}

function splitPath(path: string): { folder: string; name: string } {
  const slash = path.lastIndexOf('/');
  return { folder: path.slice(0, slash + 1).normalize(), name: path.slice(slash + 1).normalize() };
}

const isJson = ({ path }: TakeoutEntry) => /\.json$/i.test(path);

/** A side file of a photo with its name without `.json`, in lower case. */
type Side = Extract<SideFile, { kind: 'photo' }> & { name: string };

interface Folder<E extends TakeoutEntry> {
  path: string;
  files: Map<string, E[]>;
  /** By name, and by the beginning of the title. */
  sides: Map<string, Side>;
  titled: Map<string, Side[]>;
  title: string;
}

function nameOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}

/** Groups the files by folder, so that parts of a folder in different archives come together. */
function groupByFolder<E extends TakeoutEntry>(entries: readonly E[]): Map<string, Folder<E>> {
  const folders = new Map<string, Folder<E>>();
  for (const entry of entries) {
    const { folder: path, name } = splitPath(entry.path);
    const folder = folders.get(path) ?? {
      path,
      files: new Map(),
      sides: new Map(),
      titled: new Map(),
      title: '',
    };
    folders.set(path, folder);
    if (!isJson(entry)) folder.files.set(name, [...(folder.files.get(name) ?? []), entry]);
  }
  return folders;
}

function addSide<E extends TakeoutEntry>({ sides, titled }: Folder<E>, side: Side): void {
  sides.set(side.name, side);
  const key = titleKey(side.title);
  titled.set(key, [...(titled.get(key) ?? []), side]);
}

/** Reads the side files into their folders. One that cannot be read counts as missing. */
async function readSides<E extends TakeoutEntry>(
  entries: readonly E[],
  folders: ReadonlyMap<string, Folder<E>>,
  { readJson, onProgress }: MatchOptions<E>,
): Promise<void> {
  let done = 0;
  const sides = entries.filter((entry) => isJson(entry) && entry.size <= LONGEST_SIDE_FILE);
  const next = sides.values();
  const work = async () => {
    for (const entry of next) {
      const side = readSideFile(await readJson(entry).catch(() => undefined));
      const { folder: path, name } = splitPath(entry.path);
      const folder = folders.get(path);
      if (side?.kind === 'album' && folder) folder.title = side.title;
      else if (side?.kind === 'photo' && folder) addSide(folder, { ...side, name: withoutEnd(name) });
      done += 1;
      onProgress?.(done, sides.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Finds the side file of a name; `number` tells apart files of one name. */
function findSide<E extends TakeoutEntry>({ sides, titled }: Folder<E>, name: string, number: string) {
  const byName = sideNamesOf(name.toLowerCase(), number).flatMap((one) => sides.get(one) ?? [])[0];
  if (byName && (!isCut(name) || isTitleOf(byName.title, name))) return byName;
  const byTitle = (titled.get(titleKey(name)) ?? []).filter(
    (side) => isTitleOf(side.title, name) && (isCut(name) || !isNumbered(side.name)),
  );
  return byTitle.length === 1 && !number ? byTitle[0] : byName;
}

/** The side file of a file by its own name; an edited copy has that of the original. */
function sideOf<E extends TakeoutEntry>(folder: Folder<E>, name: string) {
  const { base, number, extension, isEdited } = partsOf(name);
  const own =
    findSide(folder, name, '') ??
    (number || isEdited ? findSide(folder, base + extension, number) : undefined);
  if (own || !isEdited) return own;
  // The original may have another extension.
  return ['.heic', '.jpg', '.jpeg', '.png', '.dng'].flatMap(
    (one) => findSide(folder, base + one, number) ?? [],
  )[0];
}

/** The movies of live photos by the names of their pictures: movies without a side file of their own. */
function liveHalves<E extends TakeoutEntry>(folder: Folder<E>): Map<string, string> {
  const stems = new Map<string, string>();
  for (const name of folder.files.keys()) {
    const { isEdited } = partsOf(name);
    if (IS_PICTURE.test(name) && !isEdited) stems.set(withoutEnd(name), name);
  }
  const halves = new Map<string, string>();
  for (const name of folder.files.keys()) {
    // `IMG_1.MP4` and `IMG_1.HEIC`, or `IMG_1.HEIC.MP4`.
    const stem = withoutEnd(name);
    const picture = stems.get(stem) ?? stems.get(withoutEnd(stem));
    if (IS_MOVIE.test(name) && picture && !sideOf(folder, name)) halves.set(picture, name);
  }
  return halves;
}

/** Gives each folder that is an album a name. Two albums of one title keep apart by the names of their folders. */
function albumNames<E extends TakeoutEntry>(folders: Iterable<Folder<E>>): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { path, title, files } of folders) {
    const name = nameOf(path);
    if (files.size === 0 || !name || YEAR_FOLDER.test(name) || PHOTOS_FOLDER.test(name)) continue;
    const cut = (text: string) => cutToCodePoints(text.trim(), TEXT.ALBUM_NAME).trim();
    const found = [cut(title), cut(name)].find((one) => one && !taken.has(one)) ?? cut(name);
    taken.add(found);
    names.set(path, found);
  }
  return names;
}

/** Archives of two exports may have one path twice. */
function pairUp<E>(pictures: readonly E[], movies: readonly E[]): { entry: E; liveHalf?: E | undefined }[] {
  const pairs = pictures.map((entry, index) => ({ entry, liveHalf: movies[index] }));
  return [...pairs, ...movies.slice(pictures.length).map((entry) => ({ entry }))];
}

function itemsOf<E extends TakeoutEntry>(
  folder: Folder<E>,
  album: string | undefined,
  trashed: E[],
): TakeoutItem<E>[] {
  const halves = liveHalves(folder);
  const isHalf = new Set(halves.values());
  const items: TakeoutItem<E>[] = [];
  for (const [name, entries] of folder.files) {
    if (isHalf.has(name)) continue;
    const side = sideOf(folder, name);
    const movies = folder.files.get(halves.get(name) ?? '') ?? [];
    if (side?.trashed) trashed.push(...entries, ...movies);
    else items.push(...pairUp(entries, movies).map((pair) => ({ ...pair, sidecar: side?.sidecar, album })));
  }
  return items;
}

/** Tells files of the same bytes: by checksum, else by the time of their side files. Undefined if neither is known. */
function copyKey({ entry, sidecar, liveHalf }: TakeoutItem<TakeoutEntry>): string | undefined {
  const mark = entry.crc ?? sidecar?.time;
  if (mark === undefined) return undefined;
  return [splitPath(entry.path).name, entry.size, mark, liveHalf?.size, liveHalf?.crc].join('/');
}

/** Leaves out the files of other products, and those that Google adds to describe the archive. */
function ofPhotos<E extends TakeoutEntry>(folders: readonly Folder<E>[]): Folder<E>[] {
  const productOf = ({ path }: Folder<E>) => /^(?:.*\/)?Takeout\/(?:([^/]+)\/)?/i.exec(path);
  const products = new Set(
    folders.flatMap((folder) => (folder.sides.size > 0 ? (productOf(folder)?.[1] ?? []) : [])),
  );
  return folders.filter((folder) => {
    const product = productOf(folder);
    return !product || PHOTOS_FOLDER.test(product[1] ?? '') || products.has(product[1] ?? '');
  });
}

export interface MatchOptions<E extends TakeoutEntry> {
  /** Returns the parsed JSON of an entry. */
  readJson: (entry: E) => Promise<unknown>;
  /** Called while side files are read. */
  onProgress?: TakeoutProgress | undefined;
}

/**
 * Finds the album, the side file and the movie of each photo of a Google Takeout. The entries of all its archives belong
 * together, because a side file may be in another archive than its photo.
 */
export async function matchTakeout<E extends TakeoutEntry>(
  entries: readonly E[],
  options: MatchOptions<E>,
): Promise<Takeout<E>> {
  const grouped = groupByFolder(entries);
  await readSides(entries, grouped, options);
  const folders = ofPhotos([...grouped.values()]);
  const albums = albumNames(folders);
  const trashed: E[] = [];
  const all = folders.flatMap((folder) => itemsOf(folder, albums.get(folder.path), trashed));
  const inAlbums = new Set(all.flatMap((item) => (item.album === undefined ? [] : (copyKey(item) ?? []))));
  const isCopy = (item: TakeoutItem<E>) => item.album === undefined && inAlbums.has(copyKey(item) ?? '');
  return {
    items: all.filter((item) => !isCopy(item)),
    copies: all.filter(isCopy).map(({ entry }) => entry),
    trashed,
  };
}
