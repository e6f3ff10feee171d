import { Countdown } from '../../src/countdown/Countdown.tsx';
import type { Guide } from '../guide.ts';

export const countdownGuide: Guide = {
  lead: ['某事自动发生之前还剩几步。', 'Shows how many steps are left before an automatic action.'],
  anatomy: [
    ['from', '从几开始', 'The number to start from'],
    ['step', '每步多久，毫秒', 'The length of one step, in milliseconds'],
    ['onEnd', '到零时调用', 'Called when the count reaches 0'],
    ['children', '数字前后的文字', 'Renders the text around the number'],
  ],
  keys: [],
  good: [
    {
      text: ['说明到时会怎样', 'States what happens at zero'],
      show: (t) => (
        <Countdown from={60}>
          {(left) => t(`${left} 秒后可重新发送`, `You can resend in ${left} s`)}
        </Countdown>
      ),
    },
  ],
  bad: [
    {
      text: ['催促用户', 'Puts pressure on the user'],
      show: (t) => (
        <Countdown from={60}>
          {(left) => t(`优惠只剩 ${left} 秒`, `Only ${left} s left at this price`)}
        </Countdown>
      ),
    },
  ],
};
