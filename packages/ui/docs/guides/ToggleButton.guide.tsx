import { ToggleButton } from '../../src/toggle-button/ToggleButton.tsx';
import type { Guide } from '../guide.ts';

export const toggleButtonGuide: Guide = {
  lead: [
    '按下后保持按下状态的按钮，再按一次恢复。',
    'A button that stays pressed until it is pressed again.',
  ],
  anatomy: [
    ['children', '说明开启的是什么，不随状态变', 'Names what is on; does not change with the state'],
    ['pressed', '按下与否，aria-pressed', 'Whether the button is pressed (aria-pressed)'],
    ['icon', '前置图标', 'A leading icon'],
  ],
  keys: [['Enter Space', '切换按下状态', 'Toggles the pressed state']],
  good: [
    {
      text: ['文字不变，样子变', 'The text stays the same, the style changes'],
      show: (t) => <ToggleButton defaultPressed>{t('只看收藏', 'Favorites only')}</ToggleButton>,
    },
  ],
  bad: [
    {
      text: [
        '文字跟着变，就不知是现状还是动作',
        'Text that changes: unclear whether it names the state or the action',
      ],
      show: (t) => <ToggleButton>{t('取消只看收藏', 'Show all photos')}</ToggleButton>,
    },
  ],
};
