// `pnpm bench map [sqlite|postgres]`: the latency of views of the map of one user with 1,000,000 photos, over HTTP.
import { generator } from './random.ts';
import { type Asked, ROUNDS } from './server/asking.ts';
import { reportLatency } from './server/latency.ts';
import { ALBUMS } from './server/library.ts';
import { FORMER_HOME, fillPlaces, HOME, type Spot, tripOf } from './server/places.ts';

const SAMPLES = 200;
const WARM_UPS = 20;
/** Pixels of a map on a wide screen. */
const SCREEN = { width: 1_440, height: 800 };
const TILE = 256;
/** How far views of the same kind are apart, in parts of their width: no cached reply fits them. */
const ASIDE = 0.2;
const MOST_LATITUDE = 84;

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
const wrapped = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180;

/** The query of a view, its center moved a little. */
function viewAt({ lat, lng }: Spot, zoom: number, random: () => number): string {
  const degrees = 360 / (TILE * 2 ** zoom);
  const width = Math.min(359, SCREEN.width * degrees);
  const height = SCREEN.height * degrees * Math.cos((lat * Math.PI) / 180);
  const center = { lat: lat + random() * ASIDE * height, lng: lng + random() * ASIDE * width };
  const limit = (value: number) => Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, value));
  const south = limit(center.lat - height / 2);
  const north = Math.max(south + degrees, limit(center.lat + height / 2));
  const sides = {
    west: wrapped(center.lng - width / 2),
    south,
    east: wrapped(center.lng + width / 2),
    north,
  };
  const query = Object.entries(sides).map(([side, value]) => `${side}=${rounded(value)}`);
  return `${query.join('&')}&zoom=${zoom}`;
}

function views(path: string, spot: (random: () => number) => Spot, zoom: number): Asked {
  return (turn) => {
    const random = generator(turn * ROUNDS + zoom);
    const of = path.includes('?') ? `${path}&` : `${path}?`;
    return Array.from({ length: SAMPLES + WARM_UPS }, () => of + viewAt(spot(random), zoom, random));
  };
}

const home = () => HOME;
const formerHome = () => FORMER_HOME;
const anyTrip = (random: () => number) => tripOf(Math.floor(random() * ALBUMS));

const CALLS: Record<string, Asked> = {
  'clusters of the world': views('/api/map', home, 2),
  'clusters of a continent': views('/api/map', home, 4),
  'clusters of a country': views('/api/map', home, 7),
  'clusters of a city with 400,000 photos': views('/api/map', home, 10),
  'clusters of its streets': views('/api/map', home, 14),
  'clusters anywhere': views('/api/map', anyTrip, 8),
  'photos of the world': views('/api/map/files', home, 2),
  'photos of a city with 400,000 photos': views('/api/map/files', home, 10),
  'photos of a city, all of them old': views('/api/map/files', formerHome, 10),
  'photos of its streets': views('/api/map/files', home, 14),
  'photos anywhere': views('/api/map/files', anyTrip, 8),
  'photos of a city, the 20th page': views('/api/map/files?skip=1000', home, 10),
};

await reportLatency({ name: 'map', heading: 'view', calls: CALLS, warmUps: WARM_UPS, fill: fillPlaces });
