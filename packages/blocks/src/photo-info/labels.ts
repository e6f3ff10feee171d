import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Names of the known rows of EXIF data. */
export type ExifNames = Readonly<Record<ExifKey, string>>;

/** The keys of EXIF rows that have a name. `fileSize` is in bytes; `flash` and `whiteBalance` have boolean values. */
export type ExifKey =
  | 'size'
  | 'resolution'
  | 'fileSize'
  | 'shutterSpeed'
  | 'focalLength'
  | 'aperture'
  | 'flash'
  | 'iso'
  | 'exposure'
  | 'whiteBalance'
  | 'date'
  | 'device'
  | 'lens'
  | 'artist';

/** Texts of the facts of a photo. */
export interface PhotoInfoLabels {
  info: string;
  loadFailed: string;
  description: string;
  noDescription: string;
  descriptionTooLong: (limit: number) => string;
  describe: string;
  changeDate: string;
  time: string;
  /** Where the time comes from, if not from the file. */
  timeSources: { sidecar: string; person: string; name: string; modified: string; upload: string };
  album: string;
  place: string;
  copyPlace: string;
  showMap: string;
  hideMap: string;
  tags: string;
  /** Text of the button that shows all rows. */
  more: (count: number) => string;
  less: string;
  exif: ExifNames;
  flashOn: string;
  flashOff: string;
  auto: string;
  manual: string;
}

export const photoInfoLabels: BlockCatalogue<PhotoInfoLabels> = {
  'zh-CN': {
    info: '照片信息',
    loadFailed: '照片信息加载失败',
    description: '描述',
    noDescription: '暂无描述',
    descriptionTooLong: (limit) => `描述最多 ${limit} 个字，请缩短后保存`,
    describe: '编辑描述',
    changeDate: '更改日期',
    time: '时间',
    timeSources: {
      sidecar: '来自其他软件的记录',
      person: '手动设置',
      name: '来自文件名',
      modified: '来自文件的修改时间',
      upload: '未记录拍摄时间，显示上传时间',
    },
    album: '相册',
    place: '地点',
    copyPlace: '复制坐标',
    showMap: '显示地图',
    hideMap: '收起地图',
    tags: '标签',
    more: (count) => `展开全部 ${formattersOf('zh-CN').number(count)} 项`,
    less: '收起',
    exif: {
      size: '尺寸',
      resolution: '分辨率',
      fileSize: '文件大小',
      shutterSpeed: '快门速度',
      focalLength: '焦距',
      aperture: '光圈',
      flash: '闪光灯',
      iso: 'ISO',
      exposure: '曝光补偿',
      whiteBalance: '白平衡',
      date: '拍摄日期',
      device: '设备',
      lens: '镜头',
      artist: '作者',
    },
    flashOn: '已闪光',
    flashOff: '未闪光',
    auto: '自动',
    manual: '手动',
  },
  en: {
    info: 'Photo details',
    loadFailed: 'Photo details failed to load',
    description: 'Description',
    noDescription: 'No description',
    descriptionTooLong: (limit) => `A description has at most ${limit} characters; shorten it to save it`,
    describe: 'Edit description',
    changeDate: 'Change date',
    time: 'Time',
    timeSources: {
      sidecar: 'From the records of another program',
      person: 'Set by hand',
      name: 'From the file name',
      modified: 'From the last change of the file',
      upload: 'No date in the file; the upload time is shown',
    },
    album: 'Album',
    place: 'Place',
    copyPlace: 'Copy coordinates',
    showMap: 'Show map',
    hideMap: 'Hide map',
    tags: 'Tags',
    more: (count) => `Show all ${formattersOf('en').number(count)}`,
    less: 'Show fewer',
    exif: {
      size: 'Dimensions',
      resolution: 'Resolution',
      fileSize: 'File size',
      shutterSpeed: 'Shutter speed',
      focalLength: 'Focal length',
      aperture: 'Aperture',
      flash: 'Flash',
      iso: 'ISO',
      exposure: 'Exposure compensation',
      whiteBalance: 'White balance',
      date: 'Date taken',
      device: 'Device',
      lens: 'Lens',
      artist: 'Artist',
    },
    flashOn: 'Fired',
    flashOff: 'Did not fire',
    auto: 'Auto',
    manual: 'Manual',
  },
};
