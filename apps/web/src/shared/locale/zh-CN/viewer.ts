export const viewer = {
  downloadFailed: '下载失败，请重试',
  info: '照片信息',
  closeInfo: '收起信息',
  placeCopied: '坐标已复制',
  placeNotCopied: '复制失败',
} as const;
