import { render } from '@testing-library/react';
import { createRef, type ReactElement, type RefObject } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Props that must reach the element of the ref. */
export interface ProbeProps<Target> {
  ref?: RefObject<Target | null>;
  className?: string;
  'data-probe'?: string;
}

interface Options<Target extends HTMLElement> {
  /** The class of element that the ref must receive. */
  element: abstract new () => Target;
  render: (probe: ProbeProps<Target>) => ReactElement;
  /** Portalled parts render nothing on the server. */
  emptyOnServer?: boolean;
}

/**
 * The guarantees of every component: ref, className, data-*, no console output, server rendering. axe runs on its stories.
 */
export function describeConformance<Target extends HTMLElement>(
  name: string,
  options: Options<Target>,
): void {
  describe(`${name} conforms`, () => {
    const spoken: string[] = [];
    beforeEach(() => {
      spoken.length = 0;
      for (const level of ['error', 'warn', 'log'] as const) {
        vi.spyOn(console, level).mockImplementation((...parts) => void spoken.push(parts.join(' ')));
      }
    });
    afterEach(() => vi.restoreAllMocks());

    it('gives its element to the ref, with className and data attributes on it', () => {
      const ref = createRef<Target>();
      render(options.render({ ref, className: 'of-the-consumer', 'data-probe': 'here' }));
      expect(ref.current).toBeInstanceOf(options.element);
      expect(ref.current).toHaveClass('of-the-consumer');
      expect(ref.current).toHaveAttribute('data-probe', 'here');
      expect(spoken).toEqual([]);
    });

    it('renders on the server', () => {
      const html = renderToString(options.render({}));
      if (!options.emptyOnServer) expect(html).not.toBe('');
      expect(spoken).toEqual([]);
    });
  });
}
