import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Trash2Icon } from '../icon/index.ts';
import { describeConformance } from '../test/describeConformance.tsx';
import { BottomBar } from './index.ts';

describeConformance('BottomBar.Root', {
  element: HTMLDivElement,
  render: (probe) => <BottomBar.Root aria-label="管理照片" {...probe} />,
});

it('acts, and says where one is', async () => {
  const remove = vi.fn();
  render(
    <>
      <BottomBar.Root aria-label="管理照片">
        <BottomBar.Action icon={<Trash2Icon />} tone="critical" onClick={remove}>
          删除
        </BottomBar.Action>
      </BottomBar.Root>
      <BottomBar.Places aria-label="导航">
        <BottomBar.Place>
          <a href="/albums" aria-current="page">
            相册
          </a>
        </BottomBar.Place>
      </BottomBar.Places>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: '删除' }));
  expect(remove).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: '相册', current: 'page' })).toBeVisible();
});
