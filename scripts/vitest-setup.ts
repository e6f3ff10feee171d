import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** How much of the page a failure tells, in characters. */
const READ_OF_PAGE = 600;
const readable = () => document.body.textContent.replaceAll(/\s+/g, ' ').slice(0, READ_OF_PAGE);
configure({
  // The default second is a wager on the machine's speed.
  asyncUtilTimeout: 20_000,
  // What can be read on the page tells more than its elements do, and shorter.
  getElementError: (message) => new Error(`${message}\nThe page reads: ${readable()}`),
});
afterEach(cleanup);
