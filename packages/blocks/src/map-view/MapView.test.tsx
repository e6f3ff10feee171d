import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { UiProvider } from '@xiangji/ui';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MapView, type MapViewProps, mapViewLabels } from './index.ts';

const { en: labels } = mapViewLabels;
const SIZE = { width: 800, height: 600 };
const KYOTO = { id: 'kyoto', lat: 35, lng: 135, count: 20 };
const LAKE = { id: 'lake', lat: 30, lng: 120, count: 1 };

/** Where both have a place of their own. */
const EAST_ASIA = { lat: 32, lng: 128, zoom: 4 };

const onMove = vi.fn<NonNullable<MapViewProps['onMove']>>();
const onOpen = vi.fn();
const show = (props: Partial<MapViewProps> = {}) =>
  render(
    <UiProvider>
      <MapView clusters={[KYOTO, LAKE]} {...{ onMove, onOpen }} {...props} />
    </UiProvider>,
  );
const lastSight = () => onMove.mock.lastCall?.[0];
const map = () => screen.getByRole('application');

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(SIZE.width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SIZE.height);
  Element.prototype.hasPointerCapture = () => true;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

it('reports the position and the bounds when it is measured, and after a movement', async () => {
  show({ defaultPosition: { lat: 0, lng: 0, zoom: 3 } });
  await waitFor(() => expect(onMove).toHaveBeenCalledOnce());
  expect(lastSight()?.position).toMatchObject({ lng: 0, zoom: 3 });
  fireEvent.keyDown(map(), { key: 'ArrowRight' });
  await waitFor(() => expect(onMove).toHaveBeenCalledTimes(2));
  expect(lastSight()?.position.lng).toBeCloseTo((100 / (256 * 8)) * 360);
  expect(lastSight()?.bounds.west).toBeCloseTo((-300 / (256 * 8)) * 360);
});

it('moves with a pointer, and does not open the place under it then', async () => {
  show({ defaultPosition: { lat: 30, lng: 120, zoom: 3 } });
  const place = screen.getByRole('button', { name: labels.place(1, labels.location(LAKE)) });
  fireEvent.pointerDown(place, { pointerId: 1, clientX: 400, clientY: 300, button: 0, buttons: 1 });
  fireEvent.pointerMove(map(), { pointerId: 1, clientX: 300, clientY: 300, buttons: 1 });
  fireEvent.pointerUp(map(), { pointerId: 1 });
  fireEvent.click(place, { detail: 1 });
  await waitFor(() => expect(lastSight()?.position.lng).toBeCloseTo(120 + (100 / (256 * 8)) * 360));
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.pointerDown(place, { pointerId: 1, button: 0, buttons: 1 });
  fireEvent.pointerUp(map(), { pointerId: 1 });
  fireEvent.click(place, { detail: 1 });
  expect(onOpen).toHaveBeenCalledWith('lake');
});

it('zooms by two pointers around their middle', async () => {
  show({ defaultPosition: { lat: 0, lng: 0, zoom: 3 } });
  for (const [pointerId, clientX] of [
    [1, 350],
    [2, 450],
  ] as const)
    fireEvent.pointerDown(map(), { pointerId, clientX, clientY: 300, button: 0, buttons: 1 });
  fireEvent.pointerMove(map(), { pointerId: 2, clientX: 550, clientY: 300, buttons: 1 });
  await waitFor(() => expect(lastSight()?.position.zoom).toBeCloseTo(4));
});

it('zooms into a place of several photos, and opens it at the closest zoom', async () => {
  show({ defaultPosition: { lat: 0, lng: 100, zoom: 3 }, maxZoom: 5 });
  const place = screen.getByRole('button', { name: labels.place(20, labels.location(KYOTO)) });
  fireEvent.click(place);
  await waitFor(() => expect(lastSight()?.position.zoom).toBe(5));
  expect(lastSight()?.position.lat).toBeCloseTo(35);
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.click(place);
  expect(onOpen).toHaveBeenCalledWith('kyoto');
});

it('lists its places, the largest first', async () => {
  show({ defaultPosition: EAST_ASIA });
  fireEvent.click(screen.getByRole('button', { name: labels.places }));
  const list = await screen.findByRole('dialog', { name: labels.places });
  expect(Array.from(list.querySelectorAll('li'), ({ textContent }) => textContent)).toEqual(
    [KYOTO, LAKE].map((place) => labels.place(place.count, labels.location(place))),
  );
});

it('shows places that would overlap as one, on the map and in the list', async () => {
  const near = { id: 'near', lat: 35.2, lng: 135.2, count: 3 };
  show({ clusters: [near, KYOTO, LAKE], defaultPosition: { lat: 35, lng: 135, zoom: 3 }, maxZoom: 12 });
  const name = labels.place(23, labels.location(KYOTO));
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(lastSight()?.position.zoom).toBe(5));
  fireEvent.click(screen.getByRole('button', { name: labels.places }));
  const list = await screen.findByRole('dialog', { name: labels.places });
  expect(list.querySelectorAll('li')).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent(labels.inSight(2, 24));
});

it('announces the photos in sight', () => {
  show({ defaultPosition: EAST_ASIA });
  expect(screen.getByRole('status')).toHaveTextContent(labels.inSight(2, 21));
});

it('puts each place on the side of the world that is nearer', () => {
  const places = [
    { id: 'fiji', lat: 0, lng: 178, count: 1 },
    { id: 'samoa', lat: 0, lng: -172, count: 1 },
  ];
  show({ clusters: places, defaultPosition: { lat: 0, lng: 180, zoom: 6 } });
  const [fiji, samoa] = places.map((place) =>
    Number.parseFloat(
      screen
        .getByRole('button', { name: labels.place(1, labels.location(place)) })
        .style.transform.slice('translate('.length),
    ),
  );
  expect((samoa ?? 0) - (fiji ?? 0)).toBeCloseTo((10 / 360) * 256 * 64, -1);
});

it('draws the base layer that it is given', () => {
  show({
    defaultPosition: { lat: 0, lng: 0, zoom: 3 },
    renderBase: ({ width, position }) => `${width} ${position.zoom}`,
  });
  expect(map()).toHaveTextContent('800 3');
});

it('renders on a server', () => {
  expect(renderToString(<MapView clusters={[KYOTO]} onOpen={onOpen} />)).toContain(labels.map);
});
