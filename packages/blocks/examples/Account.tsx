import { PaymentPanel, type PaymentPanelProps } from '@xiangji/blocks';
import { useState } from 'react';

const plans = [
  { id: '6m', name: '6 months', price: 4800, months: 6 },
  { id: '12m', name: '12 months', price: 9600, months: 12 },
];

export function BecomeMember({
  trade,
  onPaid,
  onClose,
}: Pick<PaymentPanelProps, 'trade' | 'onPaid' | 'onClose'>) {
  const [plan, setPlan] = useState('12m');
  return (
    <PaymentPanel
      phase="paying"
      plans={plans}
      selectedPlan={plan}
      onPlanChange={setPlan}
      trade={trade}
      onPaid={onPaid}
      onHelp={() => {}}
      onRetry={() => {}}
      onClose={onClose}
    />
  );
}
