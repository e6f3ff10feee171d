import { describe, expect, it } from 'vitest';
import type { ScrubberState } from '../gridController.ts';
import { nameOfSection, scrubberMarks, scrubberPosition, sectionAtViewport } from './scrubberMarks.ts';

const months = ['2024-12', '2024-11', '2023-02', '2022-08', '2022-07'];
const state: ScrubberState = {
  sections: months.map((key) => ({ key, name: `${key} 月`, count: 10 })),
  tops: [0, 1000, 2000, 3000, 5000, 10_500],
  scrollTop: 2500,
  viewportHeight: 500,
};

describe('scrubber', () => {
  it('sets years and sections where scrolling brings them', () => {
    const marks = scrubberMarks(state, 500, nameOfSection);
    expect(marks.filter((mark) => mark.major).map(({ label, at }) => [label, at])).toEqual([
      ['2024', 0],
      ['2023', 0.2],
      ['2022', 0.3],
    ]);
    expect(marks.filter((mark) => !mark.major).map(({ key }) => key)).toEqual(['2024-11', '2022-07']);
  });

  it('leaves out labels that would touch', () => {
    const labels = scrubberMarks(state, 60, nameOfSection).filter((mark) => mark.major);
    expect(labels.map(({ label }) => label)).toEqual(['2024', '2022']);
  });

  it('finds the section at the viewport top', () => {
    expect(scrubberPosition(state)).toBe(0.25);
    expect(sectionAtViewport(state)).toBe(2);
    expect(sectionAtViewport({ ...state, sections: [], tops: [0] })).toBe(-1);
    expect(scrubberPosition({ ...state, tops: [0], sections: [] })).toBe(0);
  });

  it('names sections that are no dates by their first letter, and dates before year 0 by their year', () => {
    expect(nameOfSection({ key: 't7', name: '海边', count: 1 })).toEqual({ mark: '海', name: '海边' });
    expect(nameOfSection({ key: '-0044-03-15', name: 'x', count: 1 }).mark).toBe('-0044');
  });
});
