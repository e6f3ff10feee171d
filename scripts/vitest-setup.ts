import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The default second is a wager on the machine's speed.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);
