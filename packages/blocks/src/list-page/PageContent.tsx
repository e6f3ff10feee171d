import type { ReactNode } from 'react';
import * as css from './PageContent.css.ts';

export interface PageContentProps {
  /** Maximum width of the content: `medium` for rows of text, `small` for a card. @default 'full' */
  width?: 'full' | 'medium' | 'small';
  /** Whether the content is loading again. @default false */
  busy?: boolean;
  /** The content. */
  children: ReactNode;
}

/** The content of a page below its bar, with the space around it. */
export function PageContent({ width = 'full', busy = false, children }: PageContentProps) {
  return (
    <div className={css.content} data-width={width} aria-busy={busy}>
      {children}
    </div>
  );
}
