import { Card } from '@xiangji/ui';
import { type ReactNode, useId } from 'react';
import * as css from './SectionCard.css.ts';

export interface SectionCardProps {
  /** The heading, which is also the accessible name of the region. */
  title: string;
  /** A sentence below the heading. */
  note?: ReactNode;
  /** The content of the section. */
  children?: ReactNode;
}

/** A section of a page as a card with a heading. */
export function SectionCard({ title, note, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} className={css.section}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      {note && <p className={css.note}>{note}</p>}
      {children}
    </Card>
  );
}
