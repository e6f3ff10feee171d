import { type Bill, BillList } from '@xiangji/blocks';

export function Bills({ bills }: { bills: readonly Bill[] }) {
  return <BillList bills={bills} renderLink={(id) => <a href={`/bills/${id}`} />} timezone={-480} />;
}
