import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Cropper } from './Cropper.tsx';
import { stubImages } from './test/images.ts';

afterEach(() => vi.unstubAllGlobals());

async function open() {
  const decoding = Promise.withResolvers<void>();
  stubImages({ decode: () => decoding.promise });
  const onReady = vi.fn();
  const onRefused = vi.fn();
  const view = render(
    <Cropper source="/photo.jpg" frame={{ width: 100, height: 100 }} {...{ onReady, onRefused }} />,
  );
  const state = () => view.container.firstElementChild?.getAttribute('data-cropper');
  await vi.waitFor(() => expect(onReady).toHaveBeenCalled());
  return { decoding, onReady, onRefused, state };
}

it('draws the stage while the picture is decoded, and shows it and the controls when its pixels are there', async () => {
  const { decoding, onReady, state } = await open();
  expect(onReady).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('application')).toBeVisible();
  expect(state()).toBe('loading');
  expect(screen.queryByRole('slider')).toBeNull();
  await act(async () => decoding.resolve());
  expect(state()).toBe('ready');
  expect(screen.getAllByRole('slider')).not.toHaveLength(0);
});

it('leaves a picture that cannot be decoded to the browser to show', async () => {
  const { decoding, onRefused, state } = await open();
  await act(async () => decoding.reject(new Error('too large')));
  expect(state()).toBe('ready');
  expect(onRefused).not.toHaveBeenCalled();
});
