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
  lead: ['只用图标表示的按钮。', 'A press shown by an icon alone.'],
  anatomy: [
    ['label', '做什么，朗读的名字', 'What it does: the accessible name'],
    ['children', '一个图标', 'One icon'],
    ['aria-pressed', '可以一直按下', 'May stay pressed'],
    ['Tooltip', '有鼠标的地方包一层，让眼睛也读到', 'Wrap it where a mouse reads it'],
  ],
  keys: [['Enter Space', '按下', 'Presses it']],
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
      text: ['一排要猜的图标', 'A row to guess at'],
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
