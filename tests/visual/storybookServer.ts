import { fileURLToPath } from 'node:url';
import { BASE_URL } from './settings.ts';

/** The built Storybook, served for a whole run. */
export const storybookServer = {
  command: `"${process.execPath}" serve.ts`,
  cwd: fileURLToPath(new URL('.', import.meta.url)),
  url: `${BASE_URL}/index.json`,
  reuseExistingServer: false,
};
