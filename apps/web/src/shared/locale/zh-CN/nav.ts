export const nav = {
  main: '主导航',
  albums: '相册',
  photos: '照片',
  favorites: '收藏',
  search: '搜索',
  upload: '上传',
  skip: '跳到主要内容',
} as const;
