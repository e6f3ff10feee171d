import { DataList } from '@xiangji/ui';

export function OrderFacts() {
  return (
    <DataList.Root>
      <DataList.Item term="Order">2026112100480127</DataList.Item>
      <DataList.Item term="Amount">¥ 96.00</DataList.Item>
    </DataList.Root>
  );
}
