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
  ['合并相册', 'Merge albums', CopyIcon],
  ['移到相集', 'Move to album set', FolderInputIcon],
  ['调整分组', 'Change grouping', LayoutGridIcon],
  ['整理日期', 'Adjust dates', ChartPieIcon],
  ['查看参数', 'Show details', ApertureIcon],
  ['更换封面', 'Change cover', SunMoonIcon],
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
      show: (t) => (
        <Inline>
          <IconButton label={t('放大', 'Zoom in')}>
            <ZoomInIcon />
          </IconButton>
          <IconButton label={t('旋转', 'Rotate')}>
            <RotateCwIcon />
          </IconButton>
        </Inline>
      ),
    },
  ],
  bad: [
    {
      text: ['一排要猜的图标', 'A row of icons whose meaning users must guess'],
      show: (t) => (
        <Inline>
          {unclear.map(([zh, en, Icon]) => (
            <IconButton key={en} label={t(zh, en)}>
              <Icon />
            </IconButton>
          ))}
        </Inline>
      ),
    },
  ],
};
