import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describeConformance.tsx';
import { Countdown } from './Countdown.tsx';

describeConformance('Countdown', {
  element: HTMLSpanElement,
  render: (probe) => <Countdown from={3} {...probe} />,
});

describe('counting', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('counts by its step and ends once', () => {
    const end = vi.fn();
    render(<Countdown from={3} step={900} onEnd={end} />);
    expect(screen.getByRole('timer')).toHaveTextContent('3 seconds');
    act(() => vi.advanceTimersByTime(1800));
    expect(screen.getByRole('timer')).toHaveTextContent('1 second');
    expect(end).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(5000));
    expect(screen.getByRole('timer')).toHaveTextContent('0 seconds');
    expect(end).toHaveBeenCalledOnce();
  });
});
