import { ToggleButton } from '../../src/toggle-button/ToggleButton.tsx';
import type { Guide } from '../guide.ts';

export const toggleButtonGuide: Guide = {
  lead: ['按下不起来的按钮，直到再按一次。', 'A press that stays down until the next one.'],
  anatomy: [
    ['children', '说的是开着什么，不随状态变', 'Names what is on, and does not change'],
    ['pressed', '按下与否，aria-pressed', 'Down or not, aria-pressed'],
    ['icon', '前置图标', 'A leading icon'],
  ],
  keys: [['Enter Space', '按下或松开', 'Presses or releases']],
  good: [
    {
      text: ['文字不变，样子变', 'The words stay, the looks change'],
      show: <ToggleButton defaultPressed>只看收藏</ToggleButton>,
    },
  ],
  bad: [
    {
      text: ['文字跟着变，就不知是现状还是动作', 'Words that change: is it the state or the deed?'],
      show: <ToggleButton>取消只看收藏</ToggleButton>,
    },
  ],
};
