import { parseDay, parseDayRange } from '../../src/date-field/calendar.ts';
import { DateField } from '../../src/date-field/DateField.tsx';
import { DateRangeField } from '../../src/date-field/DateRangeField.tsx';
import { Grid } from '../../src/layout/index.ts';
import type { Guide } from '../guide.ts';

export const dateRangeFieldGuide: Guide = {
  lead: [
    '按 年.月.日~年.月.日 输入的几天；只写一天也可以。',
    'Days typed as year.month.day~year.month.day; one day alone will do.',
  ],
  anatomy: [
    ['input', '只留数字、点、负号和 ~', 'Keeps digits, dots, the sign and ~'],
    ['value', '首日与末日', 'First and last day'],
    ['onValueChange', '首尾颠倒时自动理顺', 'A reversed range is put in order'],
  ],
  keys: [
    ['Enter', '确认', 'Commits'],
    ['Esc', '恢复原来的', 'Gives the old range back'],
    ['Tab', '确认并离开', 'Commits and leaves'],
  ],
  good: [
    {
      text: ['一个相册的起止', 'When an album begins and ends'],
      show: (
        <DateRangeField
          label="日期"
          defaultValue={parseDayRange('2026.5.1~2026.5.7') ?? { start: 0, end: 0 }}
        />
      ),
    },
  ],
  bad: [
    {
      text: ['两个框分别填起止', 'Two fields for the two ends'],
      show: (
        <Grid columns={2} gap={2} width="100%">
          <DateField label="从" defaultValue={parseDay('2026.5.1') ?? 0} />
          <DateField label="到" defaultValue={parseDay('2026.5.7') ?? 0} />
        </Grid>
      ),
    },
  ],
};
