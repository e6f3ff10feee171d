import type { PhotoItem } from '@xiangji/internal/items';
import { rgbaToThumbHash } from 'thumbhash';
import type { PhotoSection } from '../items.ts';
import type { PhotoSource } from '../source/photoSource.ts';

const ratios = [1.5, 0.67, 1.33, 1.78, 1, 0.75, 1.5, 1.33, 2.1, 0.8];
const extremes = [4096 / 640, 1080 / 14400, 1, 0.1, 6.4, 1.5];
const names = ['山间的湖', '雨后小巷', '晨雾', '海边的灯', '旧书店', '桥下'];
const locations = ['大理', '绍兴', '青岛', '', '苏州'];

/** The same number for the same photo, whatever is drawn before it. */
function noise(index: number, salt: number): number {
  const x = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return x - Math.floor(x);
}

function picture(index: number, width: number, height: number): string {
  const hue = Math.round(noise(index, 1) * 360);
  const [w, h] = [Math.round(width), Math.round(height)];
  const horizon = Math.round(h * (0.45 + noise(index, 2) * 0.25));
  const peak = Math.round(w * (0.2 + noise(index, 3) * 0.6));
  const sun = `<circle cx="${Math.round(w * noise(index, 4))}" cy="${Math.round(h * 0.25)}" r="${Math.round(Math.min(w, h) * 0.09)}" fill="hsl(${(hue + 40) % 360} 90% 88%)"/>`;
  const hills = `<path d="M0 ${horizon} L${peak} ${Math.round(horizon * 0.55)} L${w} ${horizon} L${w} ${h} L0 ${h}Z" fill="hsl(${(hue + 150) % 360} 32% 38%)"/>`;
  const ground = `<rect y="${Math.round(horizon * 1.15)}" width="${w}" height="${h}" fill="hsl(${(hue + 170) % 360} 28% 26%)"/>`;
  const sky = `<linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${hue} 55% 62%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 70% 84%)"/></linearGradient>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${sky}<rect width="${w}" height="${h}" fill="url(#s)"/>${sun}${hills}${ground}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const hashes = new Map<number, string>();

/** Base64 of a thumbhash in the photo's colours. */
export function storyHash(index: number): string {
  const hue = Math.round((noise(index, 1) * 360) / 30) * 30;
  const kept = hashes.get(hue);
  if (kept) return kept;
  const rgba = new Uint8Array(8 * 8 * 4);
  for (let i = 0; i < 64; i += 1) {
    const low = i > 32;
    const shade = (turn: number) =>
      128 + Math.round(70 * Math.cos(((hue + turn + (low ? 160 : 0)) * Math.PI) / 180));
    rgba.set([shade(0), shade(120), shade(240), 255], i * 4);
  }
  const hash = btoa(String.fromCharCode(...rgbaToThumbHash(8, 8, rgba)));
  hashes.set(hue, hash);
  return hash;
}

const kept = new Map<string, PhotoItem>();

/** A generated photo; the same index gives the same photo. Nothing is fetched. */
export function storyPhoto(index: number, options: { extreme?: boolean; mixed?: boolean } = {}): PhotoItem {
  const { extreme = false, mixed = false } = options;
  const key = `${index} ${extreme} ${mixed}`;
  const known = kept.get(key);
  if (known) return known;
  const list = extreme ? extremes : ratios;
  const ratio = list[Math.floor(noise(index, 5) * list.length)] ?? 1;
  const height = 480;
  const type = mixed ? (['photo', 'video', 'gif', 'live'] as const)[index % 4] : 'photo';
  const item: PhotoItem = {
    id: `photo-${index}`,
    width: Math.round(height * ratio * 8),
    height: height * 8,
    type,
    srcSet: [{ src: picture(index, height * ratio, height), width: Math.round(height * ratio) }],
    thumbhash: storyHash(index),
    name: names[index % names.length],
    time: `2024年${(index % 12) + 1}月${(index % 28) + 1}日`,
    location: locations[index % locations.length],
    duration: type === 'video' ? 7 + ((index * 37) % 4000) : undefined,
  };
  kept.set(key, item);
  return item;
}

/** `sections` months that hold `count` photos together, newest first. */
export function storySections(count: number, sections: number, locale = 'zh-CN'): PhotoSection[] {
  const words = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const weights = Array.from({ length: sections }, (_, i) => 0.2 + noise(i, 9));
  const sum = weights.reduce((a, b) => a + b, 0);
  let left = count;
  return weights.map((weight, i) => {
    const share = i === sections - 1 ? left : Math.min(left, Math.round((count * weight) / sum));
    left -= share;
    const month = 12 - (i % 12);
    const year = 2026 - Math.floor(i / 12);
    return {
      key: `${year}-${String(month).padStart(2, '0')}`,
      name: words.format(Date.UTC(year, month - 1)),
      count: share,
    };
  });
}

/** `days` days with 1 to `most` photos each, newest first; every `fullEvery`th day has 24 more. */
export function storyDays(days: number, options: { most?: number; fullEvery?: number } = {}): PhotoSection[] {
  const { most = 3, fullEvery = Number.POSITIVE_INFINITY } = options;
  return Array.from({ length: days }, (_, i) => {
    const date = new Date(Date.UTC(2026, 10, 24) - Math.floor(i * 1.7) * 86_400_000);
    const more = i % fullEvery === fullEvery - 1 ? 24 : 0;
    return {
      key: date.toISOString().slice(0, 10),
      name: `${date.getUTCFullYear()}年${date.getUTCMonth() + 1}月${date.getUTCDate()}日`,
      count: 1 + Math.floor(noise(i, 11) * most) + more,
    };
  });
}

/** The photos of sections as a source. */
export function storySource(
  sections: readonly PhotoSection[],
  photo: (index: number) => PhotoItem | undefined = (index) => storyPhoto(index),
): PhotoSource {
  return { count: sections.reduce((sum, { count }) => sum + count, 0), sections, getItem: photo };
}
