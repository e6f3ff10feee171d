import { render, screen } from '@testing-library/react';
import { UiProvider } from '@xiangji/ui';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mapViewLabels, PlaceMap } from './index.ts';

const { en: labels } = mapViewLabels;
const KYOTO = { lat: 35, lng: 135 };

const mapOf = (place: typeof KYOTO) => (
  <UiProvider>
    <PlaceMap place={place} />
  </UiProvider>
);
const pin = () => screen.getByRole('application').querySelector<SVGElement>('svg[style]');

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(220);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('has its pin in the middle, also for the next place', () => {
  const { rerender } = render(mapOf(KYOTO));
  expect(pin()?.style.transform).toBe('translate(160px, 110px)');
  const next = { lat: -36.85, lng: 174.76 };
  rerender(mapOf(next));
  expect(pin()?.style.transform).toBe('translate(160px, 110px)');
  expect(screen.getByRole('application', { name: labels.placeMap })).toHaveAccessibleDescription(
    `${labels.location(next)} ${labels.keys}`,
  );
});

it('renders on a server', () => {
  expect(renderToString(mapOf(KYOTO))).toContain(labels.placeMap);
});
