export const nav = {
  albums: '相册',
  photos: '照片',
  favorites: '收藏',
  search: '搜索',
  map: '地图',
} as const;
