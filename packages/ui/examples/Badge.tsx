import { Badge } from '@xiangji/ui';

export function OrderState({ paid }: { paid: boolean }) {
  return <Badge tone={paid ? 'positive' : 'warning'}>{paid ? 'Paid' : 'Not paid'}</Badge>;
}
