import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Crop, flipped, turnedQuarter, wholeView, zoomed } from '../geometry/index.ts';
import { stubImages } from '../test/images.ts';
import { CropStage, type CropStageHandle, type CropStageProps } from './CropStage.tsx';
import { en } from './labels.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const frame = { width: 100, height: 100 };

async function show(props: Partial<CropStageProps> = {}, how: Parameters<typeof stubImages>[0] = {}) {
  const images = stubImages({ width: 1000, height: 500, ...how });
  const handle: { current: CropStageHandle | null } = { current: null };
  const onReady = vi.fn();
  const view = render(
    <CropStage source="/photo.jpg" labels={en} ref={handle} {...{ frame, onReady }} {...props} />,
  );
  await vi.waitFor(() => expect(onReady).toHaveBeenCalled());
  const stage = screen.getByRole('application', { name: 'Crop area' });
  return { ...view, images, handle, onReady, stage, rect: () => handle.current?.result().rect };
}

describe('a picture', () => {
  it('is told as soon as it is open, and shown when it is decoded', async () => {
    const decoding = Promise.withResolvers<void>();
    const { container, onReady } = await show({}, { decode: () => decoding.promise });
    expect(onReady).toHaveBeenCalledWith(
      expect.objectContaining({ rect: [250, 0, 500, 500], fractions: [0.25, 0, 0.5, 1] }),
    );
    expect(container.firstElementChild).toHaveAttribute('data-cropper', 'loading');
    await act(async () => decoding.resolve());
    expect(container.firstElementChild).toHaveAttribute('data-cropper', 'ready');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('of another site needs no permission to be looked at', async () => {
    const { container } = await show({ source: new URL('https://photos.example/1.jpg') });
    expect(container.querySelector('img')).not.toHaveAttribute('crossorigin');
  });

  it('is opened once more in strict mode, and shown once', async () => {
    stubImages();
    const onReady = vi.fn();
    const { container } = render(
      <StrictMode>
        <CropStage source="/photo.jpg" {...{ frame, onReady }} />
      </StrictMode>,
    );
    await vi.waitFor(() => expect(onReady).toHaveBeenCalled());
    expect(onReady).toHaveBeenCalledTimes(1);
    expect(container.querySelectorAll('img')).toHaveLength(1);
  });

  it('is waited for on a server', () => {
    expect(renderToString(<CropStage source="/photo.jpg" frame={frame} />)).toContain(
      'data-cropper="loading"',
    );
  });
});

describe('another picture', () => {
  it('comes onto the same stage, and nothing of the one before is taken for it', async () => {
    const { stage, rerender, images, handle, onReady, container } = await show();
    act(() => stage.focus());
    await userEvent.keyboard('+');
    const before = handle.current;
    images.width = 400;
    images.height = 400;
    rerender(<CropStage source="/other.jpg" labels={en} ref={handle} {...{ frame, onReady }} />);
    expect(handle.current).toBeNull();
    expect(container.querySelector('img')).toBeNull();
    expect(container.firstElementChild).toHaveAttribute('data-cropper', 'loading');
    await vi.waitFor(() => expect(onReady).toHaveBeenCalledTimes(2));
    expect(handle.current?.result()).toMatchObject({ rect: [0, 0, 400, 400], picture: { width: 400 } });
    expect(before?.result().picture).toEqual({ width: 1000, height: 500 });
    expect(stage).toHaveFocus();
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(container.querySelector('img')).toHaveAttribute('src', '/other.jpg');
  });

  it('that comes late for one that nobody wants any more is dropped', async () => {
    const { rerender, onReady, container } = await show();
    rerender(<CropStage source="/late.jpg" {...{ frame, onReady }} />);
    rerender(<CropStage source="/last.jpg" {...{ frame, onReady }} />);
    await vi.waitFor(() => expect(onReady).toHaveBeenCalledTimes(2));
    await act(async () => {});
    expect(onReady).toHaveBeenCalledTimes(2);
    expect(container.querySelector('img')).toHaveAttribute('src', '/last.jpg');
  });
});

describe('in the place of a picture', () => {
  it('refuses a side below 10 pixels in words, and recovers with the next', async () => {
    const images = stubImages({ width: 9 });
    const onRefused = vi.fn();
    const { rerender } = render(<CropStage source="/small.gif" labels={en} {...{ frame, onRefused }} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Image size too small');
    expect(onRefused.mock.calls).toEqual([['small']]);
    expect(screen.queryByRole('application')).toBeNull();
    images.width = 600;
    rerender(<CropStage source="/photo.jpg" labels={en} {...{ frame, onRefused }} />);
    expect(await screen.findByRole('application')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tells of what cannot be read', async () => {
    stubImages({ readable: false });
    render(<CropStage source="/gone.jpg" labels={en} frame={frame} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot be opened');
  });

  it('speaks of loading only when it takes long', async () => {
    vi.useFakeTimers();
    stubImages({ decode: () => new Promise(() => {}) });
    render(<CropStage source="/slow.jpg" labels={en} frame={frame} />);
    act(() => vi.advanceTimersByTime(399));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent('Loading the picture');
  });
});

describe('controls of one’s own', () => {
  it('turn, flip, zoom and reset through the ref', async () => {
    const onCropChange = vi.fn();
    const { handle } = await show({ onCropChange });
    handle.current?.change(turnedQuarter);
    handle.current?.change(flipped);
    expect(handle.current?.result()).toMatchObject({ turn: 270, flip: true });
    handle.current?.change((bounds, view) => zoomed(bounds, view, { zoom: 2 }));
    expect(handle.current?.zoom()).toBeCloseTo(2);
    expect(onCropChange).toHaveBeenLastCalledWith(expect.objectContaining({ rect: [375, 125, 250, 250] }));
    handle.current?.change(wholeView);
    expect(handle.current?.result()).toMatchObject({ rect: [250, 0, 500, 500], turn: 0, flip: false });
  });

  it('hold a callback ref, which may clean up, for as long as the picture is there', async () => {
    const cleanUp = vi.fn();
    const ref = vi.fn((_: CropStageHandle | null) => cleanUp);
    const { unmount, rerender, onReady } = await show({ ref });
    expect(ref).toHaveBeenCalledTimes(1);
    rerender(<CropStage source="/other.jpg" {...{ frame, ref, onReady }} />);
    expect(cleanUp).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(ref).toHaveBeenCalledTimes(2));
    expect(cleanUp).toHaveBeenCalledTimes(1);
    unmount();
    expect(cleanUp).toHaveBeenCalledTimes(2);
    expect(ref).toHaveBeenCalledTimes(2);
  });
});

/** Keeps a crop that never leaves the right half. */
function Strict() {
  const [crop, setCrop] = useState<Crop>({ rect: [500, 0, 500, 500], turn: 0, angle: 0, flip: false });
  return (
    <CropStage
      source="/photo.jpg"
      labels={en}
      {...{ frame, crop }}
      onCropChange={(next) => next.rect[0] >= 450 && setCrop(next)}
    />
  );
}

it('shows only what the owner of a controlled crop keeps', async () => {
  stubImages({ width: 1000, height: 500 });
  const { container } = render(<Strict />);
  await vi.waitFor(() => expect(container.querySelector('img')).not.toBeNull());
  const stage = screen.getByRole('application');
  const shown = () => container.querySelector('img')?.style.transform;
  fireEvent.keyDown(stage, { key: 'ArrowRight', shiftKey: true });
  const kept = shown();
  expect(kept).toContain('translate(-700px, -250px)');
  fireEvent.keyDown(stage, { key: 'ArrowRight' });
  expect(shown()).toBe(kept);
});
