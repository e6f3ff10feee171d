export { Countdown, type CountdownProps } from './Countdown.tsx';
export { type CountdownOptions, useCountdown } from './useCountdown.ts';
