/** Id of the toast about a payment: the next one replaces it, and success removes it. */
export const PAYMENT_TOAST = 'payment';
