import type { ViewerItem } from '../items.ts';

const shapes = [
  [3000, 2000],
  [2000, 3000],
  [4096, 640],
  [1080, 7200],
  [2400, 2400],
  [160, 120],
] as const;
const names = ['山间的湖', '雨后小巷', '全景', '长截图', '方形', '小图'];

function picture(index: number, width: number): string {
  const [w, h] = shapes[index % shapes.length] ?? [3000, 2000];
  const hue = (index * 67) % 360;
  const lines = Array.from(
    { length: 40 },
    (_, i) => `<path d="M${(w / 40) * i} 0V${h}M0 ${(h / 40) * i}H${w}"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * h) / w)}" viewBox="0 0 ${w} ${h}"><linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${hue} 55% 60%)"/><stop offset="1" stop-color="hsl(${(hue + 60) % 360} 50% 28%)"/></linearGradient><rect width="${w}" height="${h}" fill="url(#s)"/><g stroke="hsl(${hue} 60% 80% / .35)" stroke-width="${w / 600}">${lines}</g><circle cx="${w * 0.7}" cy="${h * 0.3}" r="${Math.min(w, h) * 0.1}" fill="hsl(${hue + 40} 90% 88%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A generated photo; nothing is fetched. */
export function storyItem(index: number): ViewerItem {
  const [width, height] = shapes[index % shapes.length] ?? [3000, 2000];
  return {
    id: `photo-${index}`,
    type: 1,
    width,
    height,
    thumbnails: [
      [320, picture(index, 320)],
      [1600, picture(index, 1600)],
    ],
    thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    source: picture(index, width),
    name: names[index % names.length],
    time: `2024年5月${(index % 28) + 1}日`,
  };
}
