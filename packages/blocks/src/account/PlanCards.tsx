import { Badge, Button, useLocale } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import * as css from './account.css.ts';
import { type PlanLabels, planLabels } from './labels.ts';
import { type Plan, pricePerMonth, priceText } from './price.ts';

export interface PlanCardsProps {
  /** The plans, in display order. */
  plans: readonly Plan[];
  /** Called with the id of the selected plan. */
  onSelect: (id: string) => void;
  /** Replaces individual texts. */
  labels?: Partial<PlanLabels>;
}

const PERCENT = 100;

/**
 * Cards of plans with their prices. If a plan costs less per month than the most expensive plan, its card shows the
 * difference.
 */
export function PlanCards({ plans, onSelect, ...props }: PlanCardsProps) {
  const labels = useBlockLabels(planLabels, props.labels);
  const locale = useLocale();
  const highest = Math.max(...plans.map(pricePerMonth));
  return (
    <ul className={css.plans}>
      {plans.map((plan) => {
        const saved = Math.round((1 - pricePerMonth(plan) / highest) * PERCENT);
        return (
          <li key={plan.id} className={css.plan} data-state={saved > 0 ? 'recommended' : 'plain'}>
            <p className={css.planName}>
              {plan.name}
              {saved > 0 && <Badge tone="accent">{labels.saved(saved)}</Badge>}
            </p>
            <p className={css.figure}>{priceText(plan.price, locale)}</p>
            <p className={css.note}>{labels.perMonth(priceText(pricePerMonth(plan), locale, true))}</p>
            <Button
              variant={saved > 0 ? 'soft' : 'outline'}
              fullWidth
              className={css.planButton}
              aria-label={labels.selectPlan(plan.name)}
              onClick={() => onSelect(plan.id)}
            >
              {labels.select}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
