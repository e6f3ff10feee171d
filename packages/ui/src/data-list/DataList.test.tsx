import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { DataList } from './index.ts';

describeConformance('DataList.Root', {
  element: HTMLDListElement,
  render: (probe) => (
    <DataList.Root {...probe}>
      <DataList.Item term="光圈">f/1.8</DataList.Item>
    </DataList.Root>
  ),
});

it('ties each fact to its name', () => {
  render(
    <DataList.Root>
      <DataList.Item term="光圈">f/1.8</DataList.Item>
      <DataList.Item term="感光度">100</DataList.Item>
    </DataList.Root>,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['光圈', '感光度']);
  expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual(['f/1.8', '100']);
});
