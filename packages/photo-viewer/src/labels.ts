import type { PhotoItem } from '@xiangji/internal/items';
import { numberFormatOf } from '@xiangji/locale/format';

/** Every text of the viewer. Pass your own as `labels`. */
export interface PhotoViewerLabels {
  /** Name of the dialog. */
  viewer: string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  resetZoom: string;
  rotate: string;
  fullscreen: string;
  exitFullscreen: string;
  /** Shown for a moment after the viewer went fullscreen (spec §2). */
  fullscreenHint: string;
  playSlideshow: string;
  pauseSlideshow: string;
  /** Name of the button that marks a photo as a favorite. */
  favorite: string;
  download: string;
  share: string;
  /** Announced when sharing copied the address, where the browser cannot share. */
  linkCopied: string;
  /** Name of the thumbnail strip. */
  thumbnails: string;
  /** Name of the keyboard help and of its button. */
  keyboardHelp: string;
  /** In the keyboard help: the arrow keys. */
  navigate: string;
  /** In the keyboard help: what Home and End do. */
  firstAndLast: string;
  loading: string;
  loadError: string;
  videoError: string;
  /** In place of a photo, or over a small rendition, while the device is offline; then it loads again. */
  offline: string;
  /** Over a small rendition while the sharp one takes long. */
  slow: string;
  retry: string;
  /** The counter; `position` starts at 1. */
  counter: (position: number, count: number) => string;
  /** Announced for every photo; `position` starts at 1. */
  announcement: (position: number, count: number, item: PhotoItem | undefined) => string;
  /** Written on a live photo. */
  live: string;
  /** Name of the button that plays a live photo; contains the text that is written on it. */
  playLive: string;
  /** Alternative text of a photo without one of its own. */
  photo: string;
}

const inEnglish = /* @__PURE__ */ numberFormatOf('en');
const inChinese = /* @__PURE__ */ numberFormatOf('zh-CN');

export const zhCN: PhotoViewerLabels = {
  viewer: '照片浏览',
  close: '关闭',
  previous: '上一张',
  next: '下一张',
  zoomIn: '放大',
  zoomOut: '缩小',
  resetZoom: '还原',
  rotate: '顺时针旋转',
  fullscreen: '全屏',
  exitFullscreen: '退出全屏',
  fullscreenHint: '按 ESC/F11 退出全屏',
  playSlideshow: '播放幻灯片',
  pauseSlideshow: '暂停幻灯片',
  favorite: '收藏',
  download: '下载',
  share: '分享',
  linkCopied: '已复制链接',
  thumbnails: '缩略图',
  keyboardHelp: '键盘快捷键',
  navigate: '上一张、下一张',
  firstAndLast: '第一张、最后一张',
  loading: '正在加载',
  loadError: '图片加载失败',
  videoError: '无法播放此视频',
  offline: '网络已断开，恢复后自动加载',
  slow: '网络较慢，正在加载清晰图片',
  retry: '重试',
  counter: (position, count) => `${inChinese(position)} / ${inChinese(count)}`,
  announcement: (position, count, item) =>
    [`第 ${inChinese(position)} 张，共 ${inChinese(count)} 张`, item?.name, item?.time]
      .filter(Boolean)
      .join('，'),
  live: 'LIVE',
  playLive: '播放 LIVE 实况照片',
  photo: '照片',
};

export const en: PhotoViewerLabels = {
  viewer: 'Photo viewer',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  resetZoom: 'Reset zoom',
  rotate: 'Rotate clockwise',
  fullscreen: 'Fullscreen',
  exitFullscreen: 'Exit fullscreen',
  fullscreenHint: 'Press ESC/F11 to exit fullscreen',
  playSlideshow: 'Play slideshow',
  pauseSlideshow: 'Pause slideshow',
  favorite: 'Favorite',
  download: 'Download',
  share: 'Share',
  linkCopied: 'Link copied',
  thumbnails: 'Thumbnails',
  keyboardHelp: 'Keyboard shortcuts',
  navigate: 'Previous, next',
  firstAndLast: 'First, last',
  loading: 'Loading',
  loadError: 'Photo did not load',
  videoError: 'This video cannot be played',
  offline: 'You are offline. It loads when you are back',
  slow: 'The network is slow. Loading the sharp photo',
  retry: 'Retry',
  counter: (position, count) => `${inEnglish(position)} / ${inEnglish(count)}`,
  announcement: (position, count, item) =>
    [`Photo ${inEnglish(position)} of ${inEnglish(count)}`, item?.name, item?.time]
      .filter(Boolean)
      .join(', '),
  live: 'LIVE',
  playLive: 'Play LIVE photo',
  photo: 'Photo',
};

export const catalogues = { en, 'zh-CN': zhCN };
