import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract, ERROR_CODES, VIP_FEEDBACK } from '@xiangji/api-client/contract';
import { expect, screen, waitFor } from 'storybook/test';
import { freezeClockAt } from '../../test/account.ts';
import { answer, quietNetwork, refuse } from '../../test/network.ts';
import { AppAt, withWorld } from '../../test/StoryWorld.tsx';
import { secondaryTexts } from '../../test/secondaryTexts.ts';

const feedback = answer(contract.activity.feedback, { day: 12, allow: false, complete: false });

const meta = {
  id: 'web-activitypage',
  title: 'Web/ActivityPage 活动',
  component: AppAt,
  decorators: [withWorld],
  args: { path: '/activity?category=vip_feedback' },
  parameters: {
    docs: {
      lead: [
        '活动的规则，以及领取会员天数。',
        'The rules of a campaign, and the days of membership to take from it.',
      ],
      hideProps: true,
    },
    layout: 'fullscreen',
    msw: [feedback, ...quietNetwork],
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const { activity } = contract;
const running = freezeClockAt(VIP_FEEDBACK.ENDS - 3_600);
const allowed = answer(activity.feedback, { day: 12, allow: true, complete: false });

/** While it runs: how many days can be claimed. */
export const Running: Story = {
  tags: ['visual'],
  name: 'Running 进行中',
  beforeEach: running,
  parameters: { msw: [allowed, ...quietNetwork] },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('button', { name: secondaryTexts(globals).activity.claim });
  },
};

/** The days are claimed, and a message confirms it. */
export const Claimed: Story = {
  name: 'Claimed 已领取',
  beforeEach: running,
  parameters: {
    msw: [answer(activity.claim, { day: 12, allow: true, complete: true }), allowed, ...quietNetwork],
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = secondaryTexts(globals).activity;
    await userEvent.click(await canvas.findByRole('button', { name: t.claim }));
    const complete = t.complete.replace('{day}', '12').replace(/\{day, plural, .+\}\}/, '12 VIP days');
    await canvas.findByText(complete);
    await expect(canvas.getByRole('link', { name: t.toVip })).toHaveAttribute('href', '/account/vip');
  },
};

/** After a refusal the days can be claimed again. */
export const ClaimRefused: Story = {
  name: 'Claim Refused 领取被拒绝',
  beforeEach: running,
  parameters: {
    msw: [refuse(activity.claim, ERROR_CODES.ILLEGAL_REQUEST), allowed, ...quietNetwork],
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = secondaryTexts(globals).activity;
    const claim = await canvas.findByRole('button', { name: t.claim });
    await userEvent.click(claim);
    await screen.findAllByText(t.refused);
    await waitFor(() => expect(claim).toBeEnabled());
  },
};

/** The rule is still shown; the activity has ended (spec §9: it ended on 1 June 2020). */
export const Ended: Story = {
  name: 'Ended 已结束',
  play: async ({ canvas, globals }) => {
    const t = secondaryTexts(globals).activity;
    await canvas.findByText(t.rule);
    await canvas.findByText(t.ended);
  },
};

export const InvalidPhone: Story = {
  tags: ['visual'],
  name: 'Invalid Phone 已失效（手机）',
  args: { path: '/activity?category=other' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(secondaryTexts(globals).activity.ended);
  },
};
