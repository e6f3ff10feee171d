import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { stubBrowser } from '../test/browserStubs.ts';
import { describeConformance } from '../test/describeConformance.tsx';
import { Tooltip } from './Tooltip.tsx';

beforeAll(stubBrowser);

describeConformance('Tooltip', {
  element: HTMLDivElement,
  render: (probe) => (
    <Tooltip content="旋转 90°" defaultOpen {...probe}>
      <button type="button">旋转</button>
    </Tooltip>
  ),
});

it('opens on keyboard focus and closes by Esc', async () => {
  render(
    <Tooltip content="旋转 90°">
      <button type="button">旋转</button>
    </Tooltip>,
  );
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('旋转 90°');
  expect(screen.getByRole('button')).toHaveAccessibleDescription('旋转 90°');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
