import { describe, expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { isPlaceNamed, placeChain, placeNames, placesOf, townAt } from './gazetteer.ts';

function namesAt(lat: number, lng: number, language: Language = 'zh'): string[] {
  const town = townAt(lat, lng);
  return town === null ? [] : placeNames(placesOf(town), language);
}

describe('the gazetteer', () => {
  it.each([
    ['a lake in a city', 30.2431, 120.1504, ['杭州', '浙江省', '中国'], ['Hangzhou', 'Zhejiang', 'China']],
    ['a city that is a region', 39.9163, 116.3972, ['北京', '中国'], ['Beijing', 'China']],
    ['a prefecture', 35.0116, 135.7681, ['京都', '日本'], ['Kyoto', 'Japan']],
    ['a county', 26.87, 100.23, ['丽江', '云南省', '中国'], ['Lijiang', 'Yunnan', 'China']],
    ['a city state', 1.29, 103.85, ['新加坡'], ['Singapore']],
  ])('names %s in both languages', (_, lat, lng, chinese, english) => {
    expect(namesAt(lat, lng)).toEqual(chinese);
    expect(namesAt(lat, lng, 'en')).toEqual(english);
  });

  it('names no town far from all', () => {
    expect(townAt(0, -30)).toBeNull();
    expect(townAt(90, 0)).toBeNull();
  });

  it('finds the nearest town across the antimeridian', () => {
    expect(namesAt(-16.8, 180, 'en')).toEqual(namesAt(-16.8, -180, 'en'));
  });

  it('finds a town, a region and a country by id, each with what it is in', () => {
    const names = (id: string) => placeNames(placeChain(id), 'en');
    expect(names('1808926')).toEqual(['Hangzhou', 'Zhejiang', 'China']);
    expect(names('CN.02')).toEqual(['Zhejiang', 'China']);
    expect(names('CN')).toEqual(['China']);
    expect(names('XX')).toEqual([]);
    expect(names('CN.0')).toEqual([]);
    expect(names('1')).toEqual([]);
  });

  it.each([
    ['杭', true],
    ['hangzhou', true],
    ['hz', true],
    ['hang', true],
    ['gzhou', true],
    ['angeles', false],
  ])('compares the beginning, the pinyin and its initials: %s is %s', (word, isNamed) => {
    const [town] = placeChain('1808926');
    expect(town && isPlaceNamed(town.name, word)).toBe(isNamed);
  });
});
