export { type Moments, useMoments } from '../locale/useMoments.ts';
export { type DeviceKind, DeviceRow, deviceText, type SignInDevice } from './DeviceRow.tsx';
export {
  type DeviceLabels,
  deviceLabels,
  type PaymentLabels,
  type PlanLabels,
  paymentLabels,
  planLabels,
} from './labels.ts';
export {
  PaymentPanel,
  type PaymentPanelProps,
  type PaymentPhase,
  type PaymentTrade,
} from './PaymentPanel.tsx';
export { PlanCards, type PlanCardsProps } from './PlanCards.tsx';
export { type Plan, priceText, shortPriceText } from './price.ts';
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
