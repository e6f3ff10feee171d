import type { Meta, StoryObj } from '@storybook/react-vite';
import { bannerGuide } from '../../docs/guides/Banner.guide.tsx';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { translate } from '../test/translate.ts';
import { Banner } from './Banner.tsx';

const meta = {
  id: 'primitives-banner',
  title: 'Primitives/Banner 横幅',
  parameters: { guide: bannerGuide },
  component: Banner,
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  tags: ['visual'],
  name: 'Tones 语气',
  render: (_args, { globals }) => (
    <Stack gap={3}>
      <Banner tone="info">{translate(globals, '新版本已准备好', 'A new version is ready')}</Banner>
      <Banner tone="positive">
        {translate(globals, '会员已续期到 2027 年 11 月 21 日', 'Membership renewed until 21 November 2027')}
      </Banner>
      <Banner
        tone="warning"
        action={<Button size="small">{translate(globals, '查看', 'Look')}</Button>}
        onDismiss={() => {}}
      >
        {translate(globals, '容量将满，已用 48.6 GB / 50 GB', 'Almost full: 48.6 of 50 GB used')}
      </Banner>
      <Banner tone="critical" title={translate(globals, '上传中断', 'The upload was interrupted')}>
        {translate(
          globals,
          '网络链接出错，恢复网络后会接着上传。',
          'The connection was lost; the upload goes on when it is back.',
        )}
      </Banner>
    </Stack>
  ),
};
export const Phone: Story = { ...Tones, name: 'Phone 手机', globals: { viewport: { value: 'phone' } } };
