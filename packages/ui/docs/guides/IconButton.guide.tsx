import {
  ApertureIcon,
  ChartPieIcon,
  CopyIcon,
  FolderInputIcon,
  LayoutGridIcon,
  RotateCwIcon,
  SunMoonIcon,
  ZoomInIcon,
} from '../../src/icon/index.ts';
import { IconButton } from '../../src/icon-button/IconButton.tsx';
import { Inline } from '../../src/layout/index.ts';
import type { Guide } from '../guide.ts';

/** Actions whose icons cannot be distinguished from their neighbours'. */
const unclear = [
  ['合并相册', CopyIcon],
  ['移到相集', FolderInputIcon],
  ['调整分组', LayoutGridIcon],
  ['整理日期', ChartPieIcon],
  ['查看参数', ApertureIcon],
  ['更换封面', SunMoonIcon],
] as const;

export const iconButtonGuide: Guide = {
  lead: ['只用图标表示的按钮。', 'A button that shows only an icon.'],
  anatomy: [
    ['label', '做什么，朗读的名字', 'The accessible name: names the action'],
    ['children', '一个图标', 'One icon'],
    ['aria-pressed', '用于可以保持按下的按钮', 'Set on a button that stays pressed'],
    ['Tooltip', '包在外面，悬停时显示名字', 'Wrap the button in a Tooltip to show its label on hover'],
  ],
  keys: [['Enter Space', '按下', 'Presses the button']],
  good: [
    {
      text: ['人人认得的图标', 'Icons that everyone knows'],
      show: (
        <Inline>
          <IconButton label="放大">
            <ZoomInIcon />
          </IconButton>
          <IconButton label="旋转">
            <RotateCwIcon />
          </IconButton>
        </Inline>
      ),
    },
  ],
  bad: [
    {
      text: ['一排要猜的图标', 'A row of icons whose meaning users must guess'],
      show: (
        <Inline>
          {unclear.map(([label, Icon]) => (
            <IconButton key={label} label={label}>
              <Icon />
            </IconButton>
          ))}
        </Inline>
      ),
    },
  ],
};
