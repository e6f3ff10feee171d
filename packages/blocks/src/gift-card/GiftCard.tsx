import { Card, GiftIcon, Heading, Text } from '@xiangji/ui';
import type { ReactNode } from 'react';
import * as css from './GiftCard.css.ts';

export interface GiftCardProps {
  /** The name of the gift. */
  title: string;
  /** A sentence below the name. */
  lead: string;
  /** The conditions, in small print. */
  rule?: string;
  /** The amount and the button that claims the gift, or the reason why it is not available. */
  children?: ReactNode;
}

const ICON_SIZE = 32;

/** A card for a gift that an account can claim. */
export function GiftCard({ title, lead, rule, children }: GiftCardProps) {
  return (
    <Card className={css.card}>
      <span className={css.mark}>
        <GiftIcon size={ICON_SIZE} />
      </span>
      <Heading>{title}</Heading>
      <p className={css.lead}>{lead}</p>
      {rule && (
        <Text as="p" size="small" tone="muted">
          {rule}
        </Text>
      )}
      {children}
    </Card>
  );
}
