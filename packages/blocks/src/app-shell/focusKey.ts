/** The attribute that identifies an element which can be found again after the page has changed. */
export const FOCUS_KEY = 'data-focus-key';
