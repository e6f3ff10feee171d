import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonGuide } from '../../docs/guides/Button.guide.tsx';
import { Trash2Icon, UploadIcon } from '../icon/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { looksOfAction } from '../test/looks.tsx';
import { translate } from '../test/translate.ts';
import { Button } from './Button.tsx';

const meta = {
  id: 'primitives-button',
  title: 'Primitives/Button 按钮',
  parameters: { guide: buttonGuide },
  component: Button,
  argTypes: {
    variant: { control: 'inline-radio', options: ['solid', 'outline', 'soft', 'ghost'] },
    tone: { control: 'inline-radio', options: ['neutral', 'critical'] },
    size: { control: 'inline-radio', options: ['small', 'medium', 'large'] },
    fullWidth: { control: 'boolean' },
  },
  args: { variant: 'solid' },
  render: (args, { globals }) => <Button {...args}>{translate(globals, '上传照片', 'Upload photos')}</Button>,
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Solid: Story = { name: 'Solid 实心' };

export const Variants: Story = {
  tags: ['visual'],
  name: 'Variants 样式',
  render: (_args, { globals }) => (
    <Stack gap={4}>
      {(['neutral', 'critical'] as const).map((tone) => (
        <Inline gap={3} key={tone}>
          {(['solid', 'outline', 'soft', 'ghost'] as const).map((variant) => (
            <Button
              key={variant}
              variant={variant}
              tone={tone}
              icon={tone === 'critical' ? <Trash2Icon /> : <UploadIcon />}
            >
              {tone === 'critical'
                ? translate(globals, '删除 12 张照片', 'Delete 12 photos')
                : translate(globals, '上传照片', 'Upload photos')}
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  name: 'Sizes 大小',
  render: (_args, { globals }) => (
    <Inline gap={3}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Button key={size} size={size} variant="solid">
          {translate(globals, '新建相册', 'New album')}
        </Button>
      ))}
    </Inline>
  ),
};

export const Disabled: Story = { name: 'Disabled 禁用', args: { disabled: true } };
export const Loading: Story = { name: 'Loading 加载中', args: { loading: true } };

export const LongText: Story = {
  name: 'Long Text 长文字',
  globals: { viewport: { value: 'phone' } },
  args: { fullWidth: true },
  render: (args, { globals }) => (
    <Button {...args}>
      {translate(
        globals,
        '把所选的一千二百三十四张照片保存到名字很长很长的相册里面去',
        'Save the one thousand two hundred and thirty-four selected photographs to an album with a very long name',
      )}
    </Button>
  ),
};

/** Every state in one story. */
export const Looks: Story = {
  tags: ['visual'],
  name: 'Looks 所有状态',
  ...looksOfAction((t, look) => (
    <Inline gap={3}>
      {(['solid', 'outline', 'soft', 'ghost'] as const).flatMap((variant) =>
        (['neutral', 'critical'] as const).map((tone) => (
          <Button key={variant + tone} {...{ variant, tone }} disabled={look === 'disabled'}>
            {tone === 'critical' ? t('删除', 'Delete') : t('上传', 'Upload')}
          </Button>
        )),
      )}
    </Inline>
  )),
};
