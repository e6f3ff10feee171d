import { expect, it } from 'vitest';
import { timeOfName } from './nameTime.ts';

const NOW = Date.UTC(2026, 10, 29);
const SECOND = [2019, 1, 2, 3, 4, 5];

it.each<[name: string, time: readonly number[] | undefined, isUtc?: boolean]>([
  ['IMG_20190102_030405.jpg', SECOND],
  ['IMG20190102030405.jpg', SECOND],
  ['PXL_20190102_030405123.jpg', SECOND, true],
  ['PXL_20190102_030405123.MP.jpg', SECOND, true],
  ['VID-20190102-WA0001.mp4', [2019, 1, 2, 0, 0, 0]],
  ['Screenshot_20190102-030405.png', SECOND],
  ['Screenshot_20190102-030405_WeChat.png', SECOND],
  ['Screenshot_2019-01-02-03-04-05-678_com.app.jpg', SECOND],
  ['Screenshot 2019-01-02 at 03.04.05.png', SECOND],
  ['mmexport1546398245000.jpg', SECOND, true],
  ['wx_camera_1546398245678.jpg', SECOND, true],
  ['微信图片_20190102030405.jpg', SECOND],
  ['微信图片_20190102030405678.jpg', SECOND],
  ['2019-01-02 03.04.05.jpg', SECOND],
  ['2019-01-02T03:04:05.jpg', SECOND],
  ['20190102_030405.mp4', SECOND],
  ['20190102_030405(1).mp4', SECOND],
  ['photo_2019-01-02_03-04-05.jpg', SECOND],
  ['WhatsApp Image 2019-01-02 at 03.04.05.jpeg', SECOND],
  ['signal-2019-01-02-030405.jpg', SECOND],
  ['DSC_0001.jpg', undefined],
  ['IMG_20190230_030405.jpg', undefined],
  ['IMG_20190102_256199.jpg', undefined],
  ['IMG_21990102_030405.jpg', undefined],
  ['order 2019010203.jpg', undefined],
  ['tel 8613912345678.jpg', undefined],
  ['19890604.jpg', undefined],
  ['1999999999999.jpg', undefined],
  ['12345678.jpg', undefined],
  ['', undefined],
])('%s', (name, time, isUtc = false) => {
  const found = timeOfName(name, NOW);
  expect(found && Object.values(found.time)).toEqual(time);
  if (time) expect(found?.isUtc).toBe(isUtc);
});
