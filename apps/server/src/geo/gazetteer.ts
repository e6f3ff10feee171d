import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { Language } from '../language.ts';
import { nameKey } from '../names.ts';
import { wordsOf } from '../search/grams.ts';
import { isNamed } from '../search/names.ts';
import data from './gazetteer.json' with { type: 'json' };

/** A region: its country's code and its own (`CN.02`), its English and its Chinese name, empty where unknown. */
type RegionRow = [code: string, english: string, chinese: string];
/** A town by its GeoNames number; coordinates in ten thousandths of a degree. */
type TownRow = [id: number, lat: number, lng: number, region: number, english: string, chinese: string];

// TypeScript reads a row of JSON as an array of texts and numbers.
const { regions, towns } = data as unknown as { regions: RegionRow[]; towns: TownRow[] };
const DEGREE = 1e4;
const COUNTRY_CODE = 2;
/** A photo that is farther from every town (km) belongs to none. */
const FARTHEST_KM = 60;

const rowsById = new Map(towns.map((row) => [row[0], row]));

let index: KDBush | undefined;

function indexTowns(): KDBush {
  const made = new KDBush(towns.length);
  for (const [, lat, lng] of towns) made.add(lng / DEGREE, lat / DEGREE);
  return made.finish();
}

/** The town of a location, by its GeoNames number; null far from all. */
export function townAt(lat: number, lng: number): number | null {
  index ??= indexTowns();
  const [nearest] = around(index, lng, lat, 1, FARTHEST_KM);
  return nearest === undefined ? null : (towns[nearest]?.[0] ?? null);
}

const countryNames: Record<Language, Intl.DisplayNames> = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  zh: new Intl.DisplayNames('zh-CN', { type: 'region' }),
};

/** A name in both languages; its pinyin is compared too. */
interface PlaceName {
  en: string;
  zh: string;
  key: string;
}

function nameOf(en: string, zh: string): PlaceName {
  return { en, zh: zh || en, key: zh && nameKey(zh).key };
}

/** A town, a region or a country. */
export interface Place {
  /** A town's number, a region's code (`CN.02`) or a country's code (`CN`). */
  id: string;
  name: PlaceName;
}

/** The town of a number with its region, if it has one, and its country. */
function placesOfTown(town: number): Place[] {
  const row = rowsById.get(town);
  if (!row) return [];
  const [, , , at, english, chinese] = row;
  const [code, ...names] = regions[at] ?? ['', '', ''];
  const country = code.slice(0, COUNTRY_CODE);
  return [
    { id: String(town), name: nameOf(english, chinese) },
    ...(names[0] ? [{ id: code, name: nameOf(...names) }] : []),
    {
      id: country,
      name: nameOf(countryNames.en.of(country) ?? country, countryNames.zh.of(country) ?? ''),
    },
  ];
}

const placesByTown = new Map<number, Place[]>();

/** A town, its region and its country. */
export function placesOf(town: number): readonly Place[] {
  const kept = placesByTown.get(town) ?? placesOfTown(town);
  placesByTown.set(town, kept);
  return kept;
}

/** A place and what it is in, by its id; empty for an unknown one. */
export function placeChain(id: string): readonly Place[] {
  const row = towns.find(([town, , , region]) => {
    const code = regions[region]?.[0] ?? '';
    return [String(town), code, code.slice(0, COUNTRY_CODE)].includes(id);
  });
  const places = row ? placesOf(row[0]) : [];
  const at = places.findIndex((place) => place.id === id);
  return at < 0 ? [] : places.slice(at);
}

/** Whether a word of a query begins a word of the English name, or is in the Chinese one or in its pinyin. */
export function isPlaceNamed({ en, zh, key }: PlaceName, word: string): boolean {
  if (wordsOf(en).some((part) => part.startsWith(word))) return true;
  return key !== '' && isNamed({ name: zh, name_key: key }, word);
}

/** Names from the first place to its country, without a region that is named like its town. */
export function placeNames(places: readonly Place[], language: Language): string[] {
  return places
    .filter(({ name }, at) => name.en !== places[at - 1]?.name.en)
    .map(({ name }) => name[language]);
}
