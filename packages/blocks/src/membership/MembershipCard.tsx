import { Button, Link, Stack, Tabs } from '@xiangji/ui';
import type { ReactNode } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { PointList, SectionCard } from '../section-card/index.ts';
import { type MembershipLabels, membershipLabels } from './labels.ts';
import type { MembershipState } from './MembershipStatus.tsx';
import * as css from './membership.css.ts';

export interface MembershipCardProps {
  /** The state of the membership. */
  state: MembershipState;
  /** The history of the membership, such as a `MembershipHistory`. */
  history: ReactNode;
  /** The rules, one sentence each. */
  rules: readonly string[];
  /** The benefits, each as a short text. */
  benefits: readonly string[];
  /** Email address or URL of the support for members; null if there is none. */
  contact: string | null;
  /** Called by the button that buys a membership. */
  onBuy: () => void;
  /** Replaces individual texts. */
  labels?: Partial<MembershipLabels>;
}

const hrefOf = (contact: string) => (contact.includes('://') ? contact : `mailto:${contact}`);

function Support({
  state,
  contact,
  onBuy,
  labels,
}: Omit<MembershipCardProps, 'labels'> & { labels: MembershipLabels }) {
  if (state !== 'active') {
    return (
      <Stack gap={3} alignItems="flex-start">
        <p className={css.note}>{labels.contactForMembers}</p>
        <Button onClick={onBuy}>{labels.buy}</Button>
      </Stack>
    );
  }
  return (
    <Stack gap={2} alignItems="flex-start">
      <p className={css.strong}>{labels.contact}</p>
      <p className={css.note}>{contact ? labels.contactText : labels.contactUnset}</p>
      {contact && (
        <Link href={hrefOf(contact)} target="_blank" rel="noreferrer">
          {contact}
        </Link>
      )}
    </Stack>
  );
}

/** A card about a membership with four tabs: history, rules, benefits, and support for members. */
export function MembershipCard(props: MembershipCardProps) {
  const labels = useBlockLabels(membershipLabels, props.labels);
  const tabs = {
    history: props.history,
    rules: <PointList points={props.rules} />,
    benefits: <PointList points={props.benefits} />,
    support: <Support {...props} labels={labels} />,
  };
  const names = Object.keys(tabs) as (keyof typeof tabs)[];
  return (
    <SectionCard title={labels.about}>
      <Tabs.Root defaultValue="history">
        <Tabs.List aria-label={labels.about}>
          {names.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {labels[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {names.map((name) => (
          <Tabs.Panel key={name} value={name}>
            {tabs[name]}
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </SectionCard>
  );
}
