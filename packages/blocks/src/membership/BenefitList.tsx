import { CheckIcon } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { SectionCard } from '../section-card/index.ts';
import { type MembershipLabels, membershipLabels } from './labels.ts';
import * as css from './membership.css.ts';

export interface BenefitListProps {
  /** The benefits, each as a short text. */
  benefits: readonly string[];
  /** Replaces individual texts. */
  labels?: Partial<MembershipLabels>;
}

const ICON_SIZE = 18;

/** A list of the benefits of a membership. */
export function BenefitList({ benefits, ...props }: BenefitListProps) {
  const labels = useBlockLabels(membershipLabels, props.labels);
  return (
    <SectionCard title={labels.benefits}>
      <ul className={css.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit} className={css.benefit}>
            <CheckIcon size={ICON_SIZE} className={css.check} />
            {benefit}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
