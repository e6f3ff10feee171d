import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '@xiangji/ui';
import { beforeEach, expect, it, vi } from 'vitest';
import { mapViewLabels } from '../map-view/index.ts';
import { AmapBase, AmapPlace } from './index.ts';

const { load, reset } = vi.hoisted(() => ({ load: vi.fn(), reset: vi.fn() }));
vi.mock('@amap/amap-jsapi-loader', () => ({ load, reset }));

const add = vi.fn();
const destroy = vi.fn();
const setZoomAndCenter = vi.fn();
const opened = vi.fn();
class Plan {
  add = add;
  destroy = destroy;
  setZoomAndCenter = setZoomAndCenter;

  constructor(_element: HTMLElement, options: object) {
    opened(options);
  }
}
class Marker {}
const amap = { Map: Plan, Marker };
const place = { lat: -33.8568, lng: 151.2153 };

beforeEach(() => vi.clearAllMocks());

it('shows AMap with a pin, and removes it with the place', async () => {
  load.mockResolvedValue(amap);
  const { unmount } = render(<AmapPlace place={place} token="key" />);
  await vi.waitFor(() => expect(add).toHaveBeenCalledOnce());
  expect(opened).toHaveBeenCalledWith({ center: [place.lng, place.lat], zoom: 14 });
  unmount();
  expect(destroy).toHaveBeenCalledOnce();
});

it('says that AMap could not be loaded, and tries again', async () => {
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(amap);
  render(
    <UiProvider locale="en">
      <AmapPlace place={place} token="key" />
    </UiProvider>,
  );
  await screen.findByText(mapViewLabels.en.failed);
  expect(reset).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(add).toHaveBeenCalledOnce());
  expect(screen.queryByText(mapViewLabels.en.failed)).toBeNull();
});

it('follows the position of its owner as a base layer', async () => {
  load.mockResolvedValue(amap);
  const onFailed = vi.fn();
  const at = (zoom: number) => <AmapBase position={{ ...place, zoom }} token="key" onFailed={onFailed} />;
  const { rerender } = render(at(3));
  await vi.waitFor(() => expect(setZoomAndCenter).toHaveBeenCalledWith(3, [place.lng, place.lat], true));
  rerender(at(5));
  await vi.waitFor(() => expect(setZoomAndCenter).toHaveBeenLastCalledWith(5, [place.lng, place.lat], true));
  expect(onFailed).not.toHaveBeenCalled();
});
