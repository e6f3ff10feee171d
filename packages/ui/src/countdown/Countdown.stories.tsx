import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../test/say.ts';
import { countdownGuide } from './Countdown.guide.tsx';
import { Countdown } from './Countdown.tsx';

const meta = {
  id: 'primitives-countdown',
  title: 'Primitives/Countdown 倒计时',
  component: Countdown,
  args: { from: 3 },
  parameters: { guide: countdownGuide, visual: { skip: 'it counts' } },
  render: (args, { globals }) => (
    <Countdown {...args}>
      {(left) => say(globals, `${left} 秒后返回首页`, `Back to the home page in ${left} s`)}
    </Countdown>
  ),
} satisfies Meta<typeof Countdown>;
export default meta;

export const ThreeSeconds: StoryObj<typeof meta> = {};
