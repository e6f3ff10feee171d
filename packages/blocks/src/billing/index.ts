export { BillDetail, type BillDetailProps } from './BillDetail.tsx';
export { BillList, type BillListProps } from './BillList.tsx';
export type { Bill, BillState } from './bill.ts';
export { type BillLabels, billLabels } from './labels.ts';
