import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LabelsProvider, useLabels } from './LabelsProvider.tsx';

function Texts() {
  const { close, retry, cancel } = useLabels();
  return <p>{[close, retry, cancel].join(' ')}</p>;
}

it('adds its texts to those of an outer provider', () => {
  render(
    <LabelsProvider labels={{ close: 'Zu', retry: 'Nochmal' }}>
      <LabelsProvider labels={{ close: 'Schließen' }}>
        <Texts />
      </LabelsProvider>
    </LabelsProvider>,
  );
  expect(screen.getByText('Schließen Nochmal Cancel')).toBeInTheDocument();
});
