export const map = {
  title: '地图',
  photos: '地图范围内的照片',
  empty: '还没有带位置的照片',
  noneHere: '地图范围内没有照片',
  failed: '地图加载失败',
} as const;
