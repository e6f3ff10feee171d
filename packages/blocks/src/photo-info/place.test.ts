import { describe, expect, it } from 'vitest';
import { placeNumbers, placeText } from './place.ts';

describe('formats coordinates', () => {
  it('names its half of the world', () => {
    expect(placeText({ lat: 35.0094, lng: 135.6668 })).toBe('35.0094°N 135.6668°E');
    expect(placeText({ lat: -33.85681234, lng: -70.1 })).toBe('33.85681°S 70.1°W');
  });

  it('is given to other maps as plain numbers', () => {
    expect(placeNumbers({ lat: -33.85681239, lng: 151.2 })).toBe('-33.856812,151.2');
  });
});
