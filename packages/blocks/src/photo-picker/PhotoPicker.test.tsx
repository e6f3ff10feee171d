import { render, screen } from '@testing-library/react';
import { UiProvider } from '@xiangji/ui';
import { expect, it } from 'vitest';
import { PhotoPicker } from './index.ts';
import { photoPickerLabels } from './labels.ts';

it('announces that more photos could not be loaded', () => {
  const ignore = () => undefined;
  render(
    <UiProvider locale="en">
      <PhotoPicker
        photos={[{ id: 'p1', name: '', src: undefined }]}
        failed
        hasMore
        onSelect={ignore}
        onRetry={ignore}
        onLoadMore={ignore}
      />
    </UiProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(photoPickerLabels.en.loadFailed);
});
