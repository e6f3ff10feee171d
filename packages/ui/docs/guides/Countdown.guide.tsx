import { Countdown } from '../../src/countdown/Countdown.tsx';
import type { Guide } from '../guide.ts';

export const countdownGuide: Guide = {
  lead: ['某事自动发生之前还剩几步。', 'Steps left before an automatic action.'],
  anatomy: [
    ['from', '从几开始', 'Where it starts'],
    ['step', '每步多久', 'How long a step is'],
    ['onEnd', '到零时', 'At zero'],
    ['children', '数字前后的话', 'Words around the number'],
  ],
  keys: [],
  good: [
    {
      text: ['说明到时会怎样', 'Says what will happen then'],
      show: <Countdown from={60}>{(left) => `${left} 秒后可重新发送`}</Countdown>,
    },
  ],
  bad: [
    {
      text: ['催促人', 'To hurry people'],
      show: <Countdown from={60}>{(left) => `优惠只剩 ${left} 秒`}</Countdown>,
    },
  ],
};
