import { Slider } from '../../src/slider/Slider.tsx';
import type { Guide } from '../guide.ts';

export const sliderGuide: Guide = {
  lead: [
    '两端之间的一个值，位置比数字要紧。',
    'A value between two ends, where the place matters more than the number.',
  ],
  anatomy: [
    ['label', '是什么', 'What it is'],
    ['track', '轨道与已到的部分', 'The track and the part reached'],
    ['thumb', '拖动的圆点，role=slider', 'The knob, a slider'],
    ['valueText', '用话说出的值', 'The value in words'],
    ['onValueCommit', '松手时：该发送了', 'When it is let go of: the moment to send'],
  ],
  keys: [
    ['→ ↑', '加一步', 'One step up'],
    ['← ↓', '减一步', 'One step down'],
    ['PageUp PageDown', '十步', 'Ten steps'],
    ['Home End', '到两端', 'To the ends'],
  ],
  good: [
    {
      text: ['看着结果拖', 'Moved while one looks at the result'],
      show: (
        <div style={{ width: '80%' }}>
          <Slider label="缩放" min={1} max={10} defaultValue={4} />
        </div>
      ),
    },
  ],
  bad: [
    {
      text: ['要一个准确的数', 'An exact number is wanted'],
      show: (
        <div style={{ width: '80%' }}>
          <Slider label="价格" min={0} max={9999} defaultValue={1288} />
        </div>
      ),
    },
  ],
};
