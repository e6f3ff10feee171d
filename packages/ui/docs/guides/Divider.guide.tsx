import { Divider } from '../../src/divider/Divider.tsx';
import { Stack } from '../../src/layout/index.ts';
import type { Guide } from '../guide.ts';

export const dividerGuide: Guide = {
  lead: ['两部分内容之间的一根细线。', 'A thin line between two sections.'],
  anatomy: [['orientation', '横或竖', 'Horizontal or vertical']],
  keys: [],
  good: [
    {
      text: ['分开真正不同的两件事', 'Separates two different topics'],
      show: (t) => (
        <Stack gap={3} style={{ width: '80%' }}>
          <span>{t('账号', 'Account')}</span>
          <Divider />
          <span>{t('会员', 'Membership')}</span>
        </Stack>
      ),
    },
  ],
  bad: [
    {
      text: ['每行一根；留白就够', 'A divider after every row; space is enough'],
      show: (t) => (
        <Stack gap={2} style={{ width: '80%' }}>
          <span>{t('京都', 'Kyoto')}</span>
          <Divider />
          <span>{t('奈良', 'Nara')}</span>
          <Divider />
          <span>{t('大阪', 'Osaka')}</span>
          <Divider />
        </Stack>
      ),
    },
  ],
};
