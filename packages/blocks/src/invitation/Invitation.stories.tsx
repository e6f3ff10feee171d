import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { labelsOf, textOf } from '../stories/text.ts';
import { InvitationCard, InvitedPeople, invitationLabels } from './index.ts';

const TIME = 1_779_271_200;
const DAY = 86_400;
const onCopied = fn();

const peopleOf = (globals: Record<string, unknown>) =>
  [textOf(globals, '林木', 'Lin'), textOf(globals, '阿岚', 'Lan')].map((name, index) => ({
    name,
    email: `friend${index + 1}@example.com`,
    time: TIME - index * DAY,
  }));

const meta = {
  id: 'blocks-invitation',
  title: 'Blocks/Invitation 邀请',
  component: InvitationCard,
  args: { code: 'K7P2QX', link: 'https://photos.example.com/i/K7P2QX', onCopied },
  beforeEach: () => {
    onCopied.mockReset();
  },
} satisfies Meta<typeof InvitationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  tags: ['visual'],
  name: 'Card 邀请卡片',
  play: async ({ canvas, globals, userEvent }) => {
    const labels = labelsOf(globals, invitationLabels);
    await expect(canvas.getByLabelText(labels.code)).toHaveValue('K7P2QX');
    const [copyCode] = canvas.getAllByRole('button');
    if (copyCode) await userEvent.click(copyCode);
    await waitFor(() => expect(onCopied).toHaveBeenCalledWith('code', expect.any(Boolean)));
  },
};
export const CardPhone: Story = {
  tags: ['visual'],
  name: 'Card Phone 邀请卡片（手机）',
  globals: { viewport: { value: 'phone' } },
};
export const People: Story = {
  name: 'People 邀请记录',
  render: (_args, { globals }) => <InvitedPeople people={peopleOf(globals)} timezone={-480} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText(labelsOf(globals, invitationLabels).joinedCount(2))).toBeVisible();
  },
};
export const NoPeople: Story = {
  name: 'No People 没有邀请记录',
  render: () => <InvitedPeople people={[]} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(labelsOf(globals, invitationLabels).joinedCount(0))).toBeVisible();
  },
};
