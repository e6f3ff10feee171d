import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { unfound } from './unfound.ts';

configure({
  // The default second is too short for a busy machine.
  asyncUtilTimeout: 20_000,
  getElementError: unfound,
});
afterEach(cleanup);
