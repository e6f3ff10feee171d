import { describe, expect, it, vi } from 'vitest';
import { startScrollHost } from './scrollHost.ts';

const report = () => ({ onOffset: vi.fn(), onRest: vi.fn(), onViewport: vi.fn() });

describe('the scroll host', () => {
  it('tells where an element is scrolled to, and stops telling', () => {
    const element = document.createElement('div');
    const told = report();
    const host = startScrollHost({ current: element }, told);
    element.scrollTop = 120;
    element.dispatchEvent(new Event('scroll'));
    expect(told.onOffset).toHaveBeenLastCalledWith(120);
    expect(host?.offset()).toBe(120);
    host?.stop();
    told.onOffset.mockClear();
    element.dispatchEvent(new Event('scroll'));
    expect(told.onOffset).not.toHaveBeenCalled();
  });

  it('knows of a move that was not told yet, once, and of none while it is hidden', () => {
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

  it('tells of rest once nothing moves any more, not at each step of a scroll', () => {
    vi.useFakeTimers();
    const element = document.createElement('div');
    const told = report();
    const host = startScrollHost({ current: element }, told);
    const step = () => {
      element.dispatchEvent(new Event('scroll'));
      element.dispatchEvent(new Event('scrollend'));
      vi.advanceTimersByTime(100);
    };
    step();
    step();
    expect(told.onRest).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(told.onRest).toHaveBeenCalledTimes(1);
    step();
    host?.stop();
    vi.advanceTimersByTime(1000);
    expect(told.onRest).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it('does not rest while a finger holds the list still, where the browser knows the end of a scroll', () => {
    vi.useFakeTimers();
    vi.stubGlobal('onscrollend', null);
    const element = document.createElement('div');
    const told = report();
    const host = startScrollHost({ current: element }, told);
    element.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(1000);
    expect(told.onRest).not.toHaveBeenCalled();
    element.dispatchEvent(new Event('scrollend'));
    vi.advanceTimersByTime(150);
    expect(told.onRest).toHaveBeenCalledTimes(1);
    host?.stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('tells of the page and of a changed window', () => {
    const told = report();
    const host = startScrollHost('window', told);
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(40);
    window.dispatchEvent(new Event('scroll'));
    expect(told.onOffset).toHaveBeenLastCalledWith(40);
    told.onViewport.mockClear();
    window.dispatchEvent(new Event('resize'));
    expect(told.onViewport).toHaveBeenCalled();
    host?.stop();
  });

  it('waits for a scroller that is not there yet', () => {
    expect(startScrollHost({ current: null }, report())).toBeUndefined();
  });
});
