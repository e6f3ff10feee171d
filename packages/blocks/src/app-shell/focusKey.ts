/** The attribute that identifies an element, so that it can be found again after the page has changed. */
export const FOCUS_KEY = 'data-focus-key';
