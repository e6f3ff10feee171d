import type { ViewerItem } from '@xiangji/photo-viewer';

export function picture(index: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="hsl(${(index * 47) % 360} 50% 50%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function photo(index: number): ViewerItem {
  return {
    id: `p${index}`,
    width: 400,
    height: 300,
    type: 1,
    thumbnails: [[400, picture(index)]],
    name: `Photo ${index + 1}`,
  };
}
