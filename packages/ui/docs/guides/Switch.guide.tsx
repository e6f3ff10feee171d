import { Button } from '../../src/button/index.ts';
import { Stack } from '../../src/layout/index.ts';
import { Switch } from '../../src/switch/Switch.tsx';
import type { Guide } from '../guide.ts';

export const switchGuide: Guide = {
  lead: ['开或关，立即生效。', 'On or off, at once.'],
  anatomy: [
    ['input', '原生复选框，role=switch', 'A native checkbox, a switch to the ear'],
    ['label', '旁边的话，点它也算', 'The words beside it; pressing them counts'],
  ],
  keys: [
    ['Space', '开或关', 'Turns it on or off'],
    ['Tab', '到下一个', 'To the next'],
  ],
  good: [
    {
      text: ['写名词，不写“开启”', 'A noun, not “turn on”'],
      show: <Switch label="拍摄地点" defaultChecked />,
    },
  ],
  bad: [
    {
      text: ['还要按“保存”才算：用复选框', 'Counts only after “Save”: use a Checkbox'],
      show: (
        <Stack gap={3}>
          <Switch label="接收邮件" />
          <Button variant="solid">保存</Button>
        </Stack>
      ),
    },
  ],
};
