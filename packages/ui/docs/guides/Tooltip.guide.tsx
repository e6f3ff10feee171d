import { Button } from '../../src/button/index.ts';
import { RotateCwIcon } from '../../src/icon/index.ts';
import { IconButton } from '../../src/icon-button/index.ts';
import { DrawnTip, Opened } from '../drawn.tsx';
import type { Guide } from '../guide.ts';

export const tooltipGuide: Guide = {
  lead: [
    '悬停或键盘聚焦时显示的几个字。',
    'A few words about a control, shown on hover and on keyboard focus.',
  ],
  anatomy: [
    ['children', '它解释的那个可聚焦元素', 'The one focusable element that it explains'],
    ['content', '几个字；人人必读的不放这里', 'A few words; essential information does not belong here'],
    ['TooltipGroup', '一组里接着显示，不再等', 'Tooltips of a group open without a new delay'],
  ],
  keys: [
    ['Tab', '聚焦即显示', 'Shows the tooltip on focus'],
    ['Esc', '收起', 'Hides the tooltip'],
  ],
  good: [
    {
      text: ['给图标按钮补上字', 'Explains an icon button'],
      show: (t) => (
        <Opened
          above
          by={
            <IconButton label={t('旋转', 'Rotate')}>
              <RotateCwIcon />
            </IconButton>
          }
        >
          <DrawnTip>{t('向右旋转 90 度', 'Rotate 90° clockwise')}</DrawnTip>
        </Opened>
      ),
    },
  ],
  bad: [
    {
      text: ['重复按钮上的字', 'Repeats the text of the button'],
      show: (t) => (
        <Opened above by={<Button>{t('保存', 'Save')}</Button>}>
          <DrawnTip>{t('保存', 'Save')}</DrawnTip>
        </Opened>
      ),
    },
  ],
};
