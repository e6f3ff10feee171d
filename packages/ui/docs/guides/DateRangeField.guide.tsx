import { parseDay, parseDayRange } from '../../src/date-field/calendar.ts';
import { DateField } from '../../src/date-field/DateField.tsx';
import { DateRangeField } from '../../src/date-field/DateRangeField.tsx';
import { Grid } from '../../src/layout/index.ts';
import type { Guide } from '../guide.ts';

export const dateRangeFieldGuide: Guide = {
  lead: [
    '按 年.月.日~年.月.日 输入的几天；只写一天也可以。',
    'Days typed as year.month.day~year.month.day; a single day is also valid.',
  ],
  anatomy: [
    ['input', '只留数字、点、负号和 ~', 'Accepts only digits, dots, minus signs and ~'],
    ['value', '首日与末日', 'The first and last day'],
    ['onValueChange', '首尾颠倒时自动对调', 'The start is never after the end: a reversed range is swapped'],
  ],
  keys: [
    ['Enter', '确认', 'Confirms the range'],
    ['Esc', '恢复原来的日期', 'Restores the previous range'],
    ['Tab', '确认并离开', 'Confirms the range and leaves the field'],
  ],
  good: [
    {
      text: ['一个相册的起止', 'The first and last day of an album'],
      show: (t) => (
        <DateRangeField
          label={t('日期', 'Date')}
          defaultValue={parseDayRange('2026.5.1~2026.5.7') ?? { start: 0, end: 0 }}
        />
      ),
    },
  ],
  bad: [
    {
      text: ['两个框分别填起止', 'Two separate fields for the start and the end'],
      show: (t) => (
        <Grid columns={2} gap={2} width="100%">
          <DateField label={t('从', 'From')} defaultValue={parseDay('2026.5.1') ?? 0} />
          <DateField label={t('到', 'To')} defaultValue={parseDay('2026.5.7') ?? 0} />
        </Grid>
      ),
    },
  ],
};
