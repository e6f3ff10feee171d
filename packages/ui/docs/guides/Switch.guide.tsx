import { Button } from '../../src/button/index.ts';
import { Stack } from '../../src/layout/index.ts';
import { Switch } from '../../src/switch/Switch.tsx';
import type { Guide } from '../guide.ts';

export const switchGuide: Guide = {
  lead: ['开或关，立即生效。', 'On or off; it takes effect immediately.'],
  anatomy: [
    [
      'input',
      '原生复选框，role=switch',
      'A native checkbox with role=switch; screen readers announce a switch',
    ],
    ['label', '旁边的文字，点它也能切换', 'The text next to the switch; clicking it toggles the switch too'],
  ],
  keys: [
    ['Space', '开或关', 'Turns it on or off'],
    ['Tab', '到下一个控件', 'Moves to the next control'],
  ],
  good: [
    {
      text: ['写名词，不写“开启”', 'The label is a noun, not “Turn on”'],
      show: (t) => <Switch label={t('拍摄地点', 'Location')} defaultChecked />,
    },
  ],
  bad: [
    {
      text: ['按“保存”后才生效：用复选框', 'Takes effect only after “Save”: use a Checkbox'],
      show: (t) => (
        <Stack gap={3}>
          <Switch label={t('接收邮件', 'Receive emails')} />
          <Button variant="solid">{t('保存', 'Save')}</Button>
        </Stack>
      ),
    },
  ],
};
