import { grouped } from './grouped.ts';
import type { ViewerItem } from './items.ts';

/** Every text of the viewer. Pass your own, or `en`, as `labels`. */
export type PhotoViewerLabels = {
  /** Name of the dialog. */
  viewer: string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  restore: string;
  rotate: string;
  fullscreen: string;
  exitFullscreen: string;
  /** Shown for a moment after going fullscreen (spec §2). */
  fullscreenHint: string;
  loading: string;
  broken: string;
  brokenVideo: string;
  /** In place of a picture, or over a small one, while the device has no network; then it tries again by itself. */
  offline: string;
  /** Over a small picture while the sharp one takes long. */
  slow: string;
  retry: string;
  /** Written in the bar; `index` counts from 1. */
  position: (index: number, count: number) => string;
  /** Announced for every photo; `index` counts from 1. */
  announce: (index: number, count: number, item: ViewerItem | undefined) => string;
  /** Written on a live photo. */
  live: string;
  /** Name of the button that plays it; contains what is written on it. */
  playLive: string;
  /** Alternative text of a picture without one of its own. */
  picture: string;
};

export const zhCN: PhotoViewerLabels = {
  viewer: '照片浏览',
  close: '关闭',
  previous: '上一张',
  next: '下一张',
  zoomIn: '放大',
  zoomOut: '缩小',
  restore: '还原',
  rotate: '顺时针旋转',
  fullscreen: '全屏',
  exitFullscreen: '退出全屏',
  fullscreenHint: '按 ESC/F11 退出全屏',
  loading: '正在加载',
  broken: '图片加载失败',
  brokenVideo: '无法播放此视频',
  offline: '网络已断开，恢复后自动加载',
  slow: '网络较慢，正在加载清晰图片',
  retry: '重试',
  position: (index, count) => `${grouped(index)} / ${grouped(count)}`,
  announce: (index, count, item) =>
    [`第 ${grouped(index)} 张，共 ${grouped(count)} 张`, item?.name, item?.time].filter(Boolean).join('，'),
  live: 'LIVE',
  playLive: '播放 LIVE 实况照片',
  picture: '照片',
};

export const en: PhotoViewerLabels = {
  viewer: 'Photo viewer',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  restore: 'Restore size',
  rotate: 'Rotate clockwise',
  fullscreen: 'Fullscreen',
  exitFullscreen: 'Exit fullscreen',
  fullscreenHint: 'Press ESC/F11 to exit fullscreen',
  loading: 'Loading',
  broken: 'Picture did not load',
  brokenVideo: 'This video cannot be played',
  offline: 'You are offline. It loads when you are back',
  slow: 'The network is slow. Loading the sharp picture',
  retry: 'Retry',
  position: (index, count) => `${grouped(index)} / ${grouped(count)}`,
  announce: (index, count, item) =>
    [`Photo ${grouped(index)} of ${grouped(count)}`, item?.name, item?.time].filter(Boolean).join(', '),
  live: 'LIVE',
  playLive: 'Play LIVE photo',
  picture: 'Photo',
};
