/** Somewhere the demo's photos were taken: WGS-84, and the zone's minutes, UTC minus local. */
export interface Place {
  name: string;
  lat: number;
  lng: number;
  tz: number;
}

export const PLACES: readonly Place[] = [
  { name: '杭州西湖', lat: 30.2431, lng: 120.1504, tz: -480 },
  { name: '成都', lat: 30.5728, lng: 104.0668, tz: -480 },
  { name: '敦煌', lat: 40.1421, lng: 94.6618, tz: -480 },
  { name: '喀什', lat: 39.4704, lng: 75.9898, tz: -480 },
  { name: '青岛', lat: 36.0671, lng: 120.3826, tz: -480 },
  { name: '黄山', lat: 30.1315, lng: 118.1626, tz: -480 },
  { name: '厦门', lat: 24.4798, lng: 118.0894, tz: -480 },
  { name: '长白山', lat: 42.0063, lng: 128.0553, tz: -480 },
  { name: '京都', lat: 35.0116, lng: 135.7681, tz: -540 },
  { name: '加德满都', lat: 27.7172, lng: 85.324, tz: -345 },
  { name: '伊斯坦布尔', lat: 41.0082, lng: 28.9784, tz: -180 },
  { name: '里斯本', lat: 38.7223, lng: -9.1393, tz: 0 },
  { name: '雷克雅未克', lat: 64.1466, lng: -21.9426, tz: 0 },
  { name: '纽约', lat: 40.7128, lng: -74.006, tz: 300 },
  { name: '奥克兰', lat: -36.8509, lng: 174.7645, tz: -720 },
  { name: '布宜诺斯艾利斯', lat: -34.6037, lng: -58.3816, tz: 180 },
];

export const THEMES = [
  '春游',
  '夏日',
  '秋色',
  '初雪',
  '家人',
  '聚会',
  '徒步',
  '街角',
  '夜市',
  '海边',
  '花园',
  '旧时光',
];

export const KEYWORDS = [
  '家人',
  '旅行',
  '日落',
  '山',
  '海',
  '城市',
  '美食',
  '花',
  '朋友',
  '夜景',
  '雪',
  '老照片',
];

export const SET_NAMES = [
  '中国',
  '远方',
  '家',
  '四季',
  '朋友们',
  '工作与闲暇',
  '老照片',
  '小镇',
  '山河',
  '城市',
];
