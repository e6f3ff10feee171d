import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { countdownGuide } from '../../docs/guides/Countdown.guide.tsx';
import { translate } from '../test/translate.ts';
import { Countdown } from './Countdown.tsx';

/** Restarts repeatedly: one that has ended is empty. */
function Again(props: ComponentProps<typeof Countdown>) {
  const [round, setRound] = useState(0);
  const end = () => {
    props.onEnd?.();
    setRound(round + 1);
  };
  return <Countdown key={round} {...props} onEnd={end} />;
}

const meta = {
  id: 'primitives-countdown',
  title: 'Primitives/Countdown 倒计时',
  component: Countdown,
  args: { from: 5 },
  parameters: { guide: countdownGuide },
  render: (args, { globals }) => (
    <Again {...args}>
      {(left) => translate(globals, `${left} 秒后返回首页`, `Back to the home page in ${left} s`)}
    </Again>
  ),
} satisfies Meta<typeof Countdown>;
export default meta;

export const Counting: StoryObj<typeof meta> = { tags: ['visual'], name: 'Counting 计数' };
