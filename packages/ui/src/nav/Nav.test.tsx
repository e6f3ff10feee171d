import { render, screen } from '@testing-library/react';
import { LocaleProvider } from '@xiangji/locale';
import { expect, it } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { NavRail, SideMenu } from './index.ts';

describeConformance('SideMenu.Root', {
  element: HTMLElement,
  render: (probe) => <SideMenu.Root {...probe} />,
});
describeConformance('NavRail.Root', { element: HTMLElement, render: (probe) => <NavRail.Root {...probe} /> });

it('is a named landmark and leaves the links alone', () => {
  render(
    <LocaleProvider locale="en">
      <SideMenu.Root>
        <SideMenu.Item>
          <a href="/albums" aria-current="page">
            Albums
          </a>
        </SideMenu.Item>
      </SideMenu.Root>
    </LocaleProvider>,
  );
  expect(screen.getByRole('navigation', { name: 'Navigation' })).toContainElement(
    screen.getByRole('link', { name: 'Albums', current: 'page' }),
  );
});
