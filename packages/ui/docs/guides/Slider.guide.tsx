import { Slider } from '../../src/slider/Slider.tsx';
import type { Guide } from '../guide.ts';

export const sliderGuide: Guide = {
  lead: [
    '两端之间的一个值，位置比数字要紧。',
    'A value in a range, where the position matters more than the exact number.',
  ],
  anatomy: [
    ['label', '调节的是什么', 'The label: the quantity'],
    ['track', '轨道与已到的部分', 'The track and its filled part'],
    ['thumb', '拖动的圆点，role=slider', 'The thumb to drag; its role is slider'],
    ['valueText', '用文字表示的值', 'The value in words, shown and read by screen readers'],
    [
      'onValueCommit',
      '一次调节结束时调用：适合发送',
      'Called when a change ends: the time to send the value',
    ],
  ],
  keys: [
    ['→ ↑', '加一步', 'Increases by one step'],
    ['← ↓', '减一步', 'Decreases by one step'],
    ['PageUp PageDown', '范围的十分之一', 'Increases or decreases by a tenth of the range'],
    ['Home End', '到两端', 'Sets the minimum or the maximum'],
  ],
  good: [
    {
      text: ['看着结果拖', 'The user sees the result while dragging'],
      show: (t) => (
        <div style={{ width: '80%' }}>
          <Slider label={t('缩放', 'Zoom')} min={1} max={10} defaultValue={4} />
        </div>
      ),
    },
  ],
  bad: [
    {
      text: ['要一个准确的数', 'An exact number is required'],
      show: (t) => (
        <div style={{ width: '80%' }}>
          <Slider label={t('价格', 'Price')} min={0} max={9999} defaultValue={1288} />
        </div>
      ),
    },
  ],
};
