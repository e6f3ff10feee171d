import { describe, expect, it, vi } from 'vitest';
import { startScrollHost } from './scrollHost.ts';

const report = () => ({ onOffset: vi.fn(), onRest: vi.fn(), onViewport: vi.fn() });

describe('the scroll host', () => {
  it('reports where an element is scrolled to until it is stopped', () => {
    const element = document.createElement('div');
    const events = report();
    const host = startScrollHost({ current: element }, events);
    element.scrollTop = 120;
    element.dispatchEvent(new Event('scroll'));
    expect(events.onOffset).toHaveBeenLastCalledWith(120);
    expect(host?.offset()).toBe(120);
    host?.stop();
    events.onOffset.mockClear();
    element.dispatchEvent(new Event('scroll'));
    expect(events.onOffset).not.toHaveBeenCalled();
  });

  it('returns a move that was not reported yet, once, and none while it is hidden', () => {
    const element = document.createElement('div');
    const height = vi.spyOn(element, 'clientHeight', 'get').mockReturnValue(600);
    const host = startScrollHost({ current: element }, report());
    element.scrollTop = 120;
    element.dispatchEvent(new Event('scroll'));
    expect(host?.unreported()).toBeUndefined();
    element.scrollTop = 60;
    expect(host?.unreported()).toBe(60);
    expect(host?.unreported()).toBeUndefined();
    height.mockReturnValue(0);
    element.scrollTop = 0;
    expect(host?.unreported()).toBeUndefined();
    host?.stop();
  });

  it('reports rest once nothing moves any more, not at each step of a scroll', () => {
    vi.useFakeTimers();
    const element = document.createElement('div');
    const events = report();
    const host = startScrollHost({ current: element }, events);
    const step = () => {
      element.dispatchEvent(new Event('scroll'));
      element.dispatchEvent(new Event('scrollend'));
      vi.advanceTimersByTime(100);
    };
    step();
    step();
    expect(events.onRest).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(events.onRest).toHaveBeenCalledTimes(1);
    step();
    host?.stop();
    vi.advanceTimersByTime(1000);
    expect(events.onRest).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it('does not rest while a finger holds the list still, where the browser knows the end of a scroll', () => {
    vi.useFakeTimers();
    vi.stubGlobal('onscrollend', null);
    const element = document.createElement('div');
    const events = report();
    const host = startScrollHost({ current: element }, events);
    element.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(1000);
    expect(events.onRest).not.toHaveBeenCalled();
    element.dispatchEvent(new Event('scrollend'));
    vi.advanceTimersByTime(150);
    expect(events.onRest).toHaveBeenCalledTimes(1);
    host?.stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('reports the scroll position of the page and a changed window', () => {
    const events = report();
    const host = startScrollHost('window', events);
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(40);
    window.dispatchEvent(new Event('scroll'));
    expect(events.onOffset).toHaveBeenLastCalledWith(40);
    events.onViewport.mockClear();
    window.dispatchEvent(new Event('resize'));
    expect(events.onViewport).toHaveBeenCalled();
    host?.stop();
  });

  it('waits for a scroller that is not there yet', () => {
    expect(startScrollHost({ current: null }, report())).toBeUndefined();
  });
});
