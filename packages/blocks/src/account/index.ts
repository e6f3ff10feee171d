export { type Moments, useMoments } from '../locale/useMoments.ts';
export { type DeviceKind, DeviceRow, deviceText, type SignInDevice } from './DeviceRow.tsx';
export {
  type DeviceLabels,
  deviceLabels,
  type PaymentDialogLabels,
  type PaymentLabels,
  type PlanLabels,
  paymentDialogLabels,
  paymentLabels,
  planLabels,
} from './labels.ts';
export {
  PAYMENT_TOAST,
  PaymentDialog,
  type PaymentDialogCalls,
  type PaymentDialogProps,
  type PlanTrade,
} from './PaymentDialog.tsx';
export {
  PaymentPanel,
  type PaymentPanelProps,
  type PaymentPhase,
  type PaymentTrade,
} from './PaymentPanel.tsx';
export { PlanCards, type PlanCardsProps } from './PlanCards.tsx';
export { type Plan, priceText } from './price.ts';
export { type SignIn, SignInHistory, type SignInHistoryProps } from './SignInHistory.tsx';
export {
  UsageBar,
  type UsageBarProps,
  type UsageMonth,
  type UsagePart,
  type UsageTone,
} from './UsageBar.tsx';
export {
  type Payment,
  type PaymentCalls,
  type PaymentRenewal,
  type StartedTrade,
  usePayment,
} from './usePayment.ts';
