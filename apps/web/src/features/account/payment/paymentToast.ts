/** Id of the notice about a payment: the next one takes its place, and success removes it. */
export const PAYMENT_TOAST = 'payment';
