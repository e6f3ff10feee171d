import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { stubBrowser } from '../test/browserStubs.ts';
import { describeConformance } from '../test/describeConformance.tsx';
import { HoverCard } from './index.ts';

beforeAll(stubBrowser);

describeConformance('HoverCard.Content', {
  element: HTMLDivElement,
  emptyOnServer: true,
  render: (probe) => (
    <HoverCard.Root defaultOpen>
      <HoverCard.Trigger href="#kyoto">京都</HoverCard.Trigger>
      <HoverCard.Content {...probe}>248 张照片</HoverCard.Content>
    </HoverCard.Root>
  ),
});

it('opens while the mouse rests on the link', async () => {
  render(
    <HoverCard.Root openDelay={0} closeDelay={0}>
      <HoverCard.Trigger href="#kyoto">京都</HoverCard.Trigger>
      <HoverCard.Content>248 张照片</HoverCard.Content>
    </HoverCard.Root>,
  );
  await userEvent.hover(screen.getByRole('link', { name: '京都' }));
  expect(await screen.findByText('248 张照片')).toBeVisible();
});
